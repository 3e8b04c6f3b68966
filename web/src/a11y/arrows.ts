/** Arrow keys move the focus among the buttons of a group; Home and End go to its ends. A key that is held down
 *  presses once. */

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** The nearest button in a row above (`direction` -1) or below (+1). */
function vertical(buttons: HTMLElement[], from: HTMLElement, direction: number) {
  const { x, y } = middle(from);
  const rowGap = from.getBoundingClientRect().height / 3;
  const away = (button: HTMLElement) => {
    const at = middle(button);
    return Math.abs(at.y - y) * 4 + Math.abs(at.x - x);
  };
  return buttons
    .filter((button) => (middle(button).y - y) * direction > rowGap)
    .sort((a, b) => away(a) - away(b))[0];
}

export function arrows(group: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const target: Record<string, () => HTMLElement | undefined> = {
      ArrowLeft: () => buttons[at - 1],
      ArrowRight: () => buttons[at + 1],
      ArrowUp: () => vertical(buttons, buttons[at], -1),
      ArrowDown: () => vertical(buttons, buttons[at], 1),
      Home: () => buttons[0],
      End: () => buttons.at(-1),
    };
    if (!target[event.key]) return;
    event.preventDefault();
    target[event.key]()?.focus();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
}
