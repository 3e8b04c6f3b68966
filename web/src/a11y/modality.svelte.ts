/** Whether the person works with the keyboard at the moment. Only then is focus moved for them, and cards and calls
 *  that cannot be chosen now stay within reach of it. */

let lastWasKey = $state(false);

addEventListener('keydown', (event) => (lastWasKey = !event.metaKey && !event.ctrlKey), true);
addEventListener('pointerdown', () => (lastWasKey = false), true);

export const byKeyboard = (): boolean => lastWasKey;
