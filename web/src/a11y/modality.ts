/** Whether the person works with the keyboard at the moment: focus is only moved for those who do. */

let lastWasKey = false;

addEventListener('keydown', (event) => (lastWasKey = !event.metaKey && !event.ctrlKey), true);
addEventListener('pointerdown', () => (lastWasKey = false), true);

export const byKeyboard = (): boolean => lastWasKey;
