/** What somebody is writing at the caret, and where it stands in the text. */
export interface TypedWord {
  kind: 'person' | 'emoji' | 'hashtag';
  /** As far as the caret, without its sign. */
  query: string;
  /** Of the sign. */
  start: number;
  /** Behind the last letter that belongs to it, at the caret or after it. */
  end: number;
}

/** Longer than any name; how far back is looked with each letter. */
const LONGEST = 120;

interface WordForm {
  kind: TypedWord['kind'];
  /** Up to the caret. Its first part is the query. */
  before: RegExp;
  /** What follows the caret and still belongs to it. */
  after: RegExp;
}

const forms: readonly WordForm[] = [
  {
    kind: 'person',
    // Neither in the middle of an e-mail address nor in the path of a link.
    before: /(?<![\p{L}\p{N}_@/.:#&=-])@([\p{L}\p{M}\p{N}_.-]+(?:@[\p{L}\p{M}\p{N}.-]*)?)$/u,
    after:
      /^[\p{L}\p{M}\p{N}_]*(?:[.-][\p{L}\p{M}\p{N}_]+)*(?:@[\p{L}\p{M}\p{N}]+(?:[.-][\p{L}\p{M}\p{N}]+)*)?/u,
  },
  {
    kind: 'emoji',
    // Not the colon of a time or an address. Scripts without spaces may go straight on.
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

/** The word at the caret that something can be suggested for; null where there is none, or only its sign. */
export function wordAtCaret(text: string, caret: number): TypedWord | null {
  const before = text.slice(Math.max(0, caret - LONGEST), caret);
  for (const form of forms) {
    const [word, query] = form.before.exec(before) ?? [];
    if (word === undefined || query === undefined) continue;
    const [rest = ''] = form.after.exec(text.slice(caret, caret + LONGEST)) ?? [];
    return { kind: form.kind, query, start: caret - word.length, end: caret + rest.length };
  }
  return null;
}
