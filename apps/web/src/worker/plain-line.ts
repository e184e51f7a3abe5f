/** Characters that fit in an alert. */
const MAX_LENGTH = 200;
/** Control characters, and characters that change the direction of the text after them. */
const UNSAFE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A user's text as one short line. */
export function plainLine(text: string): string {
  const line = text.slice(0, 10_000).replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH
    ? line
    : `${line.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The text of a server's HTML. Workers have no parser; alerts show text only, so remaining markup is harmless. */
export function textOfHtml(html: string): string {
  return html
    .slice(0, 10_000)
    .replace(/<(?:br|\/p)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp|#39|#x27);/g, (entity) => entities[entity] ?? entity);
}
