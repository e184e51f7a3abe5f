/** How a server finds the mentions in a text. */
export interface MentionReading {
  /**
   * As on Pleroma: a mention is a word of its own, outside of code and links. Elsewhere it may also stand in brackets
   * and code.
   */
  readonly asWords: boolean;
  /** The format of the text; counts only where mentions are words. */
  readonly format: string;
  /** A direct post reaches only those whom it mentions at its beginning. */
  readonly onlyFirst: boolean;
}

/** A mention as somebody typed it. */
export interface TypedMention {
  /** Without the `@`: `bob` or `kate@far.example`. */
  readonly name: string;
  /** Whether it is one of the first mentions, with nothing but spaces and commas between them. */
  readonly isAddressed: boolean;
}

const ANYWHERE =
  /(?<![=/\p{L}\p{M}\p{N}_])@([a-z\d_]+(?:[.-]+[a-z\d_]+)*(?:@[\p{L}\p{M}\p{N}_]+(?:[.-]+[\p{L}\p{M}\p{N}_]+)*)?)/giu;
const WORDS =
  /(?<!\S)@([a-z\d_-]+(?:@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]*\p{L}[\p{L}\p{M}\p{N}-]*)?)(?=[,.;:>?!]*(?!\S))/giu;
const FIRST_WORDS = /^\s*(?:@\S+\s+)+/;
const BETWEEN_ADDRESSED = /^[\s,;:&+]*$/;

type Replacement = readonly [what: RegExp, by: string];

/** Stands for what was removed, and separates mentions. */
const REMOVED = ' | ';
const tags: readonly Replacement[] = [
  [/<(a|code|pre)\b[^>]*>[\s\S]*?<\/\1>/gi, REMOVED],
  [/<[^>]*>/g, REMOVED],
];
/** What is replaced in a text of each format before Pleroma looks for mentions in it. */
const replacements: Readonly<Record<string, readonly Replacement[]>> = {
  'text/html': [...tags, [/&#(?:64|x40);|&commat;/gi, '@']],
  'text/markdown': [
    [/^(```|~~~)[\s\S]*?^\1/gm, REMOVED],
    [/(?<!`)(`+)(?!`)[^`]+\1(?!`)/g, REMOVED],
    [/\[[^[\]]*\]\([^)]*\)/g, REMOVED],
    ...tags,
    [/[*~]+/g, ' '],
    [/(?<!\S)_+(@\S+?)_+(?=[,.;:>?!]*(?!\S))/g, ' $1 '],
  ],
  'text/bbcode': [[/\[[^[\]]*\]/g, REMOVED]],
};

/** The mentions in a text, in its order, each name once. */
export function typedMentions(text: string, { asWords, format, onlyFirst }: MentionReading): TypedMention[] {
  const rules = asWords ? (replacements[format] ?? []) : [];
  const all = rules.reduce((rest, [what, by]) => rest.replace(what, by), text).trim();
  const read = (onlyFirst && FIRST_WORDS.exec(all)?.[0]) || all;
  const mentions = new Map<string, TypedMention>();
  let end: number | null = null;
  let isAddressed = true;
  for (const { 0: whole, 1: name = '', index } of read.matchAll(asWords ? WORDS : ANYWHERE)) {
    isAddressed &&= end === null || BETWEEN_ADDRESSED.test(read.slice(end, index));
    end = index + whole.length;
    if (!mentions.has(name.toLowerCase())) mentions.set(name.toLowerCase(), { name, isAddressed });
  }
  return [...mentions.values()];
}
