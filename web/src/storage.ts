/** What this browser remembers. Where storage is forbidden or full it remembers until the page is closed. */

/** What could not be stored. */
const meanwhile = new Map<string, string>();

export function recall(key: string): string | null {
  const held = meanwhile.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where it is remembered only until the page is closed. */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    meanwhile.delete(key);
    return true;
  } catch {
    meanwhile.set(key, value);
    return false;
  }
}

export function forget(key: string): void {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There was only the copy in memory.
  }
}
