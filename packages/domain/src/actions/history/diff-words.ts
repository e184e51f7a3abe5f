/** A run of text that is in both versions, in the older one only, or in the newer one only. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The comparison takes one step per pair of words; above this limit the differing middle counts as rewritten. */
const MAX_PAIRS = 4_000_000;

/** Words, white space and single punctuation marks; single letters in scripts without spaces between words. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

/** Compares two texts word by word: `same` and `removed` together are the older, `same` and `added` the newer. */
export function diffWords(older: string, newer: string): DiffPart[] {
  const before = older.match(WORD) ?? [];
  const after = newer.match(WORD) ?? [];
  const head = sharedHead(before, after);
  const tail = sharedHead(before.slice(head).reverse(), after.slice(head).reverse());
  const middle = diffMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return joinParts([
    { kind: 'same', text: before.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: before.slice(before.length - tail).join('') },
  ]);
}

function sharedHead(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

function diffMiddle(before: readonly string[], after: readonly string[]): DiffPart[] {
  if (before.length * after.length > MAX_PAIRS) return rewritten(before, after);
  const width = after.length + 1;
  const longest = longestShared(before, after);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [old, now] = [before[row] ?? '', after[column] ?? ''];
    if (old === now) {
      parts.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      parts.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: now });
      column += 1;
    }
  }
  return [...parts, ...rewritten(before.slice(row), after.slice(column))];
}

function rewritten(before: readonly string[], after: readonly string[]): DiffPart[] {
  return [
    { kind: 'removed', text: before.join('') },
    { kind: 'added', text: after.join('') },
  ];
}

/** The length of the longest common subsequence from each pair of positions on, row by row. */
function longestShared(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const cell = row * width + column;
      table[cell] =
        before[row] === after[column]
          ? (table[cell + width + 1] ?? 0) + 1
          : Math.max(table[cell + width] ?? 0, table[cell + 1] ?? 0);
    }
  }
  return table;
}

/**
 * Puts the removed text before the added text in each run of changes, and joins neighbours of one kind into one part.
 */
function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[][] = [];
  for (const part of bridgeGaps(parts.filter(({ text }) => text !== ''))) {
    const run = runs.at(-1);
    if (run !== undefined && isChange(run[0]) === isChange(part)) run.push(part);
    else runs.push([part]);
  }
  return runs.flatMap((run) =>
    kinds.flatMap((kind) => {
      const text = run.map((part) => (part.kind === kind ? part.text : '')).join('');
      return text === '' ? [] : [{ kind, text }];
    }),
  );
}

const kinds = ['same', 'removed', 'added'] as const;

function isChange(part: DiffPart | undefined): boolean {
  return part !== undefined && part.kind !== 'same';
}

/** Counts white space between two changes as changed too: a rewritten sentence is easier to read in one piece. */
function bridgeGaps(parts: readonly DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index) => {
    const isGap = part.kind === 'same' && /^[^\S\n]+$/.test(part.text);
    if (!isGap || !isChange(parts[index - 1]) || !isChange(parts[index + 1])) return [part];
    return [
      { kind: 'removed', text: part.text },
      { kind: 'added', text: part.text },
    ];
  });
}
