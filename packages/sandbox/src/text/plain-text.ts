const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(entity: string, name: string): string {
  if (name.startsWith('#x') || name.startsWith('#X'))
    return fromCodePoint(Number.parseInt(name.slice(2), 16), entity);
  if (name.startsWith('#')) return fromCodePoint(Number.parseInt(name.slice(1), 10), entity);
  return NAMED[name] ?? entity;
}

function fromCodePoint(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}

/** Removes the tags of HTML; line breaks are lost, as in the real server's `text/plain` variant. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(#[xX]?[0-9a-fA-F]+|[a-z]+);/g, decode);
}
