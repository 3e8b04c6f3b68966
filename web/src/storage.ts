/** What this browser remembers. Where storage is forbidden it remembers until the page is closed. */

const meanwhile = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  meanwhile.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // The copy in memory serves until the page is closed.
  }
}
