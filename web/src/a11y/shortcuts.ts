/** The keys of the table. Letters are read by their place on the keyboard, so that they work in every language. */

export type Shortcut = 'hand' | 'box' | 'pass' | 'last' | 'hint' | 'cards' | 'read' | 'text' | 'unselect' | 'help';

const BY_PLACE: Record<string, Shortcut> = {
  KeyH: 'hand',
  KeyB: 'box',
  KeyP: 'pass',
  KeyL: 'last',
  KeyI: 'hint',
  KeyK: 'cards',
  KeyR: 'read',
  KeyT: 'text',
};

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog'))
    return null;
  if (event.key === '?') return 'help';
  if (event.key === 'Escape') return 'unselect';
  return BY_PLACE[event.code] ?? null;
}

/** For the list that is shown: the keys, and the message that says what they do. */
export interface Keys {
  keys: string[];
  does: string;
}

const CHOOSING: readonly Keys[] = [
  { keys: ['key-arrows'], does: 'shortcut-arrows' },
  { keys: ['key-enter', 'key-space'], does: 'shortcut-select' },
];
const HELP: Keys = { keys: ['?'], does: 'shortcut-help' };

/** Of a page with a bidding box alone. */
export const BOX_KEYS: readonly Keys[] = [...CHOOSING, HELP];

/** Of a page that goes through a deal card by card. */
export const WALK_KEYS: readonly Keys[] = [
  { keys: ['←', '→'], does: 'shortcut-step' },
  { keys: ['key-home', 'key-end'], does: 'shortcut-ends' },
  HELP,
];

const TABLE_KEYS: readonly Keys[] = [
  ...CHOOSING,
  { keys: ['key-escape'], does: 'shortcut-unselect' },
  { keys: ['H'], does: 'shortcut-hand' },
  { keys: ['B'], does: 'shortcut-box' },
  { keys: ['P'], does: 'shortcut-pass' },
  { keys: ['L'], does: 'shortcut-last' },
  { keys: ['I'], does: 'shortcut-hint' },
  { keys: ['K'], does: 'shortcut-cards' },
  { keys: ['R'], does: 'shortcut-read' },
  { keys: ['T'], does: 'shortcut-text' },
  HELP,
];

/** `cards`: whether the sides have convention cards. */
export const tableKeys = (cards: boolean): Keys[] =>
  TABLE_KEYS.filter(({ does }) => cards || does !== 'shortcut-cards');
