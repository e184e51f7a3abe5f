const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(entity: string, name: string): string {
  if (name.startsWith('#x') || name.startsWith('#X'))
    return fromCodePoint(Number.parseInt(name.slice(2), 16), entity);
  if (name.startsWith('#')) return fromCodePoint(Number.parseInt(name.slice(1), 10), entity);
  return NAMED_ENTITIES[name] ?? entity;
}

function fromCodePoint(code: number, fallback: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : fallback;
}

/** Removes the tags of HTML; line breaks are lost, as in the real server's `text/plain` variant. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(#[xX]?[0-9a-fA-F]+|[a-z]+);/g, decode);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Tags that stay in content without formatting: paragraphs, line breaks, links and emoji. */
const UNFORMATTED_TAGS = /^<\/?(?:a|br|img|p|span)\b/i;

/** Removes the formatting from sanitized content; the text stays. */
export function withoutFormatting(content: string): string {
  return content.replaceAll(/<[^>]*>/g, (tag) => (UNFORMATTED_TAGS.test(tag) ? tag : ''));
}

/**
 * Stands for this server's own origin in stored HTML, as it may change between two starts. It is a control
 * character, which people's texts cannot contain: they are removed on input.
 */
export const ORIGIN_MARK = '\u0001';

export function withOrigin(stored: string, origin: string): string {
  return stored.replaceAll(ORIGIN_MARK, origin);
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether texts together are longer than `limit` graphemes, which the real server counts too: an emoji of several
 * code points is one. Counting is slow, so it is only done when the plain length is over the limit.
 */
export function isLongerThan(texts: string[], limit: number): boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= limit) return false;
  let characters = 0;
  for (const text of texts) characters += [...SEGMENTER.segment(text)].length;
  return characters > limit;
}

/** Mastodon counts every address as 23 characters. */
const COUNTED_ADDRESS = 'x'.repeat(23);

/** A text as Mastodon counts it: all addresses have the same length, and names of other servers lose their host. */
export function shortenAddresses(text: string): string {
  return text
    .replaceAll(
      /(?<![\w/@])https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s<>"]*[^\s<>".,:;!?')\]])?/gi,
      COUNTED_ADDRESS,
    )
    .replaceAll(/(?<![\w/=])(@\w+(?:[\w.-]*\w)?)@[\w.-]*\w/gi, '$1');
}

/** A constructor, because the compiler's target doesn't support the flag `v` in a literal. */
const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const EMOJI_STYLE = '\uFE0F';

/** The emoji in its full form (`❤` gets its variation selector); null when the text is no emoji. */
export function unicodeEmoji(text: string): string | null {
  return [text, text + EMOJI_STYLE].find((form) => EMOJI.test(form)) ?? null;
}
