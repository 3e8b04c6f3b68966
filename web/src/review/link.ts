/** A finished deal in a link: after the `#` stand the number of the deal and, where it is no table's, the record itself,
 *  compressed. What stands there is not sent to the server with the page. */

/** Characters of a link that every browser and letter takes. */
export const LONGEST_LINK = 8000;
/** Bytes of text that a link may unfold to. */
const LONGEST_TEXT = 400_000;

export interface Linked {
  /** From 1, through all matches. */
  deal: number;
  /** The record, empty where the link holds none. */
  packed: string;
}

export function readHash(hash: string): Linked {
  const [, number, packed] = /^#?(\d{1,4})?(?:\.([\w-]*))?$/.exec(hash) ?? [];
  return { deal: Number(number ?? 1) || 1, packed: packed ?? '' };
}

export const hashOf = ({ deal, packed }: Linked): string => `#${deal}${packed && `.${packed}`}`;

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(stream);

async function gathered(stream: ReadableStream<Uint8Array>, longest: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > longest) {
      await reader.cancel();
      throw new RangeError('too long');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function pack(text: string): Promise<string> {
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = await gathered(stream, Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a link; null where it is damaged. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(await gathered(stream, LONGEST_TEXT));
  } catch {
    return null;
  }
}
