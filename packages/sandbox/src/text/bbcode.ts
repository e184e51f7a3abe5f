import { escapeHtml } from './plain-text';

interface Element {
  open: (argument: string) => string;
  close: string;
}

const plain = (tag: string): Element => ({ open: () => `<${tag}>`, close: `</${tag}>` });

const linkTo: Element = {
  open: (address) => (/^https?:\/\//i.test(address) ? `<a href="${address}">` : '<span>'),
  close: '</a>',
};

const ELEMENTS: Readonly<Record<string, Element>> = {
  b: plain('strong'),
  i: plain('em'),
  u: plain('u'),
  s: plain('del'),
  sub: plain('sub'),
  sup: plain('sup'),
  quote: plain('blockquote'),
  code: plain('pre'),
  list: plain('ul'),
  ul: plain('ul'),
  ol: plain('ol'),
  li: plain('li'),
  url: linkTo,
};

const TAG = /\[(\/?)([a-z]+)(?:=([^\]\s]*))?\]/gi;

/** Turns `[url]address[/url]` into the form with the address as an argument. */
function withArguments(source: string): string {
  return source.replace(/\[url\]([^[\s]+)\[\/url\]/gi, '[url=$1]$1[/url]');
}

interface OpenTag {
  name: string;
  close: string;
}

/** The open tags, innermost last. */
class OpenTags {
  readonly #open: OpenTag[] = [];

  begin(name: string, element: Element, argument: string): string {
    const opening = element.open(argument);
    this.#open.push({ name, close: opening === '<span>' ? '</span>' : element.close });
    return opening;
  }

  /** Closes a tag and all tags inside it; null when it is not open. */
  end(name: string): string | null {
    if (!this.#open.some((one) => one.name === name)) return null;
    let closed = '';
    for (let last = this.#open.pop(); last; last = this.#open.pop()) {
      closed += last.close;
      if (last.name === name) break;
    }
    return closed;
  }

  endAll(): string {
    return this.#open
      .splice(0)
      .toReversed()
      .map(({ close }) => close)
      .join('');
  }
}

/** Converts BBCode to HTML. Unknown tags stay as they are; open ones are closed. */
export function bbcode(source: string): string {
  const openTags = new OpenTags();
  const escaped = withArguments(escapeHtml(source));
  let html = '';
  let from = 0;
  for (const match of escaped.matchAll(TAG)) {
    const [whole, end, word = '', argument = ''] = match;
    const name = word.toLowerCase();
    const element = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    html += escaped.slice(from, match.index);
    from = match.index + whole.length;
    if (!element) html += whole;
    else html += end === '/' ? (openTags.end(name) ?? whole) : openTags.begin(name, element, argument);
  }
  return (html + escaped.slice(from)).replaceAll('\n', '<br/>') + openTags.endAll();
}
