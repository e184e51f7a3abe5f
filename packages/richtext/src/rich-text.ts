/** The only elements that a view builds from a server's HTML. */
export const RICH_TAGS = [
  'p',
  'div',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'em',
  'u',
  's',
  'ins',
  'sub',
  'sup',
  'small',
  'q',
  'abbr',
  'bdi',
  'span',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'ruby',
  'rt',
  'rp',
] as const;

export type RichTag = (typeof RICH_TAGS)[number];

export interface RichTextRun {
  readonly kind: 'text';
  readonly text: string;
}

export interface RichBreak {
  readonly kind: 'break';
}

export interface RichRule {
  readonly kind: 'rule';
}

/** A custom emoji; both addresses are http or https. */
export interface RichEmoji {
  readonly kind: 'emoji';
  readonly shortcode: string;
  readonly url: string;
  /** The picture without animation. */
  readonly staticUrl: string;
}

/** An external link. Never inside another link. */
export interface RichLink {
  readonly kind: 'link';
  /** Normalised, with a safe scheme and without credentials. */
  readonly href: string;
  /** Host and port in ASCII (punycode); null when the scheme has none. */
  readonly host: string | null;
  /** The host contains non-ASCII letters, which can look like those of another host. */
  readonly internationalHost: boolean;
  readonly children: readonly RichNode[];
}

/** A mention of one of the accounts that the status lists. */
export interface RichMention {
  readonly kind: 'mention';
  readonly id: string;
  readonly acct: string;
  readonly username: string;
  readonly url: string;
}

export interface RichHashtag {
  readonly kind: 'hashtag';
  /** Without `#`, percent-decoded, as the server spells it. */
  readonly name: string;
  /** As the author wrote it, with `#`. */
  readonly text: string;
  /** The tag's page at its origin; null when its address is not safe. */
  readonly href: string | null;
}

/** A line that begins with `>` (green) or `<` (cyan), without its breaks. */
export interface RichLine {
  readonly kind: 'line';
  readonly colour: 'green' | 'cyan';
  readonly children: readonly RichNode[];
}

interface ElementBase {
  readonly kind: 'element';
  /** A well-formed language tag. */
  readonly lang: string | null;
  readonly children: readonly RichNode[];
}

interface PlainElement extends ElementBase {
  readonly tag: Exclude<RichTag, 'ol' | 'abbr'>;
}

interface OrderedList extends ElementBase {
  readonly tag: 'ol';
  readonly start: number | null;
  readonly reversed: boolean;
}

interface Abbreviation extends ElementBase {
  readonly tag: 'abbr';
  readonly title: string | null;
}

export type RichElement = PlainElement | OrderedList | Abbreviation;

export type RichNode =
  | RichTextRun
  | RichBreak
  | RichRule
  | RichEmoji
  | RichLink
  | RichMention
  | RichHashtag
  | RichLine
  | RichElement;

/** The content of a server's HTML as plain data. */
export interface RichText {
  readonly nodes: readonly RichNode[];
  /** The HTML was longer, or had more nodes, than the limits allow; the rest is missing. */
  readonly truncated: boolean;
  /**
   * For labels and keyword filters: blocks and breaks become lines, emoji become shortcodes; cut at a maximum length.
   */
  readonly plainText: string;
  /** Paragraphs and line breaks, plus the text's length divided by 80. */
  readonly lineCount: number;
}
