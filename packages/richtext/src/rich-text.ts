/** The only elements that a view ever builds from a server's markup. */
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

/** A line break. */
export interface RichBreak {
  readonly kind: 'break';
}

/** A horizontal rule. */
export interface RichRule {
  readonly kind: 'rule';
}

/** A custom emoji; both addresses are http or https. */
export interface RichEmoji {
  readonly kind: 'emoji';
  readonly shortcode: string;
  readonly url: string;
  /** The picture standing still. */
  readonly staticUrl: string;
}

/** A link that leads out. Never stands inside another link. */
export interface RichLink {
  readonly kind: 'link';
  /** Normalised, of a scheme that cannot run, without credentials. */
  readonly href: string;
  /** Host and port in ASCII (punycode); null where the scheme has none. */
  readonly host: string | null;
  /** The host is written in other letters than ASCII, which can look like those of another host. */
  readonly internationalHost: boolean;
  readonly children: readonly RichNode[];
}

/** One of the accounts that the status names as mentioned. */
export interface RichMention {
  readonly kind: 'mention';
  readonly id: string;
  readonly acct: string;
  readonly username: string;
  readonly url: string;
}

export interface RichHashtag {
  readonly kind: 'hashtag';
  /** Without the sign, percent-decoded, as the server writes it. */
  readonly name: string;
  /** As the author wrote it, with the sign. */
  readonly text: string;
  /** The tag's page at its origin; null when its address is not a safe one. */
  readonly href: string | null;
}

/** A line that begins with `>` (green) or `<` (cyan). Breaks stand outside. */
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

/** What a server's HTML says, as plain data. */
export interface RichText {
  readonly nodes: readonly RichNode[];
  /** The markup was longer, or had more nodes, than the limits allow; the rest is missing. */
  readonly truncated: boolean;
  /** For labels and word filters: blocks and breaks on lines of their own, emoji as shortcodes; capped. */
  readonly plainText: string;
  /** Paragraphs and line breaks, plus the text's length divided by 80. */
  readonly lineCount: number;
}
