/** Letters that an alert has room for. */
const LONGEST = 200;
/** Letters that turn the direction of what stands after them, and those that are none. */
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

/** A text of somebody as one short line. */
export function plainLine(text: string): string {
  const line = text.slice(0, 10_000).replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The words of a server's markup. A worker has no parser; alerts show texts only, so nothing in it can act. */
export function wordsOfHtml(html: string): string {
  return html
    .slice(0, 10_000)
    .replace(/<(?:br|\/p)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp|#39|#x27);/g, (entity) => entities[entity] ?? entity);
}
