const ALLOWED_ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'rel'],
  abbr: ['title'],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  em: [],
  i: [],
  li: [],
  ol: [],
  p: [],
  pre: [],
  ruby: [],
  rb: [],
  rp: [],
  rt: [],
  s: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  u: [],
  ul: [],
};

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?-->/g;
const ATTRIBUTE = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function allowedAttributes(tag: string, source: string): string {
  const names = ALLOWED_ATTRIBUTES[tag] ?? [];
  let result = '';
  for (const match of source.matchAll(ATTRIBUTE)) {
    const name = (match[1] ?? '').toLowerCase();
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    if (!names.includes(name)) continue;
    if (name === 'href' && !/^(?:https?:|mailto:|\/|\u0001)/i.test(value)) continue;
    result += ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;
  }
  return result;
}

/** Keeps only elements of a short list, closes open ones, and turns any other `<` into text. */
export function sanitizeHtml(source: string): string {
  const open: string[] = [];
  let result = '';
  let from = 0;
  const text = (piece: string) => piece.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  for (const match of source.matchAll(TAG)) {
    result += text(source.slice(from, match.index));
    from = match.index + match[0].length;
    const tag = (match[2] ?? '').toLowerCase();
    if (!Object.hasOwn(ALLOWED_ATTRIBUTES, tag)) continue;
    if (tag === 'br') result += '<br/>';
    else if (match[1] === '/') {
      if (!open.includes(tag)) continue;
      let closed: string | undefined;
      do {
        closed = open.pop();
        result += `</${closed}>`;
      } while (closed !== tag);
    } else {
      open.push(tag);
      result += `<${tag}${allowedAttributes(tag, match[3] ?? '')}>`;
    }
  }
  result += text(source.slice(from));
  return (
    result +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}
