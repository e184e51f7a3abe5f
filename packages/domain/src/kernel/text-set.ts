/** A set of texts that can grow without long pauses. */
export interface TextSet extends Pick<ReadonlySet<string>, 'has' | 'size'> {
  readonly add: (text: string) => void;
}

/** With some hundred thousand texts, each part has some thousand. */
const PARTS = 64;

/**
 * A set of very many texts. A built-in `Set` is copied as a whole each time its size has doubled, which blocks the page
 * when it has a hundred thousand texts; here only a small part is copied at a time.
 */
export function createTextSet(): TextSet {
  const parts = Array.from({ length: PARTS }, () => new Set<string>());
  const partOf = (text: string): Set<string> | undefined => parts[hashOf(text) % PARTS];
  let size = 0;
  return {
    get size() {
      return size;
    },
    has: (text) => partOf(text)?.has(text) === true,
    add(text) {
      const part = partOf(text);
      if (part === undefined || part.has(text)) return;
      part.add(text);
      size += 1;
    },
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) % 65_521;
  return hash;
}
