/** The word at the caret that is being typed. */
export interface TypedWord {
  kind: 'person' | 'emoji' | 'hashtag';
  /** The part before the caret, without the sign. */
  query: string;
  /** Position of the sign. */
  start: number;
  /** Position after the last letter of the word, at the caret or after it. */
  end: number;
}

/** Characters before the caret that are examined at each letter; longer than any name. */
const MAX_WORD_LENGTH = 120;

interface WordForm {
  kind: TypedWord['kind'];
  /** Matches the text up to the caret. Its first group is the query. */
  before: RegExp;
  /** Matches what follows the caret and still belongs to the word. */
  after: RegExp;
}

const forms: readonly WordForm[] = [
  {
    kind: 'person',
    // Neither in the middle of an email address nor in the path of a link.
    before: /(?<![\p{L}\p{N}_@/.:#&=-])@([\p{L}\p{M}\p{N}_.-]+(?:@[\p{L}\p{M}\p{N}.-]*)?)$/u,
    after:
      /^[\p{L}\p{M}\p{N}_]*(?:[.-][\p{L}\p{M}\p{N}_]+)*(?:@[\p{L}\p{M}\p{N}]+(?:[.-][\p{L}\p{M}\p{N}]+)*)?/u,
  },
  {
    kind: 'emoji',
    // Not the colon of a time or an address. Scripts without spaces need none before it.
    before:
      /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_:/]):([\p{L}\p{M}\p{N}_+][\p{L}\p{M}\p{N}_+-]*)$/u,
    after: /^[\p{L}\p{M}\p{N}_+-]*:?/u,
  },
  {
    kind: 'hashtag',
    before: /(?<![\p{L}\p{N}_#/&])#([\p{L}\p{M}\p{N}_]+)$/u,
    after: /^[\p{L}\p{M}\p{N}_]*/u,
  },
];

/** The word at the caret for which there can be suggestions; null where there is none, or only its sign. */
export function wordAtCaret(text: string, caret: number): TypedWord | null {
  const before = text.slice(Math.max(0, caret - MAX_WORD_LENGTH), caret);
  for (const form of forms) {
    const [word, query] = form.before.exec(before) ?? [];
    if (word === undefined || query === undefined) continue;
    const [rest = ''] = form.after.exec(text.slice(caret, caret + MAX_WORD_LENGTH)) ?? [];
    return { kind: form.kind, query, start: caret - word.length, end: caret + rest.length };
  }
  return null;
}

/** A change of a text: replaces the range from `start` to `end`. */
export interface Insertion {
  start: number;
  end: number;
  text: string;
}

const isSpace = (sign: string): boolean => /\s/.test(sign);

/** Replaces the typed word, with a space after it unless there is one. */
export function completedWord(
  text: string,
  { start, end }: { start: number; end: number },
  replacement: string,
): Insertion {
  const next = text.charAt(end);
  // Includes the space that is there, so that the caret is placed after it.
  if (next === ' ') return { start, end: end + 1, text: `${replacement} ` };
  return { start, end, text: isSpace(next) ? replacement : `${replacement} ` };
}

/** Replaces the selection, with spaces around the new text where it would touch a word. */
export function paddedInsertion(
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): Insertion {
  const before = start === 0 || isSpace(text.charAt(start - 1)) ? '' : ' ';
  const after = end < text.length && isSpace(text.charAt(end)) ? '' : ' ';
  return { start, end, text: `${before}${inserted}${after}` };
}
