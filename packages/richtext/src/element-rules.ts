import type { RichTag } from './rich-text';

/** Element name → allowed tag. An element in neither list is left out, and its content kept. */
const TAG_BY_ELEMENT: ReadonlyMap<string, RichTag> = new Map<string, RichTag>([
  ...(
    [
      'p',
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
    ] as const
  ).map((tag) => [tag, tag] as const),
  ...(
    [
      'div',
      'address',
      'article',
      'aside',
      'center',
      'details',
      'dialog',
      'fieldset',
      'figcaption',
      'figure',
      'footer',
      'form',
      'header',
      'hgroup',
      'legend',
      'main',
      'nav',
      'search',
      'section',
      'summary',
    ] as const
  ).map((name) => [name, 'div'] as const),
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name) => [name, 'p'] as const),
  ...(['menu', 'dir'] as const).map((name) => [name, 'ul'] as const),
  ...(['listing', 'xmp', 'plaintext'] as const).map((name) => [name, 'pre'] as const),
  ...(['kbd', 'samp', 'tt'] as const).map((name) => [name, 'code'] as const),
  ...(['i', 'cite', 'dfn', 'var'] as const).map((name) => [name, 'em'] as const),
  ...(['del', 'strike'] as const).map((name) => [name, 's'] as const),
  ['b', 'strong'],
  ['bdo', 'bdi'],
]);

/** Elements that are dropped with their content: it is not text for people, or parsers disagree about it. */
const DROPPED: ReadonlySet<string> = new Set([
  'applet',
  'area',
  'audio',
  'base',
  'basefont',
  'bgsound',
  'canvas',
  'col',
  'colgroup',
  'datalist',
  'embed',
  'frame',
  'frameset',
  'head',
  'iframe',
  'input',
  'keygen',
  'link',
  'map',
  'math',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'optgroup',
  'option',
  'param',
  'portal',
  'script',
  'select',
  'source',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'track',
  'video',
]);

/** Elements that are only valid directly inside these parents. */
const PARENTS: ReadonlyMap<RichTag, readonly RichTag[]> = new Map<RichTag, readonly RichTag[]>([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['table', 'thead', 'tbody', 'tfoot']],
  ['th', ['tr']],
  ['td', ['tr']],
  ['rt', ['ruby']],
  ['rp', ['ruby']],
]);

/** The wrappers for content that is not valid directly inside these, innermost first. */
const WRAPPERS: ReadonlyMap<RichTag, readonly WrapperTag[]> = new Map<RichTag, readonly WrapperTag[]>([
  ['ul', ['li']],
  ['ol', ['li']],
  ['dl', ['dd']],
  ['table', ['td', 'tr', 'tbody']],
  ['thead', ['td', 'tr']],
  ['tbody', ['td', 'tr']],
  ['tfoot', ['td', 'tr']],
  ['tr', ['td']],
]);

export type WrapperTag = 'li' | 'dd' | 'td' | 'tr' | 'tbody';

const BLOCKS: ReadonlySet<RichTag> = new Set<RichTag>([
  'p',
  'div',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]);

/** Elements that count as a paragraph when the height of a text is estimated. */
const LINES: ReadonlySet<RichTag> = new Set<RichTag>(['p', 'li', 'dt', 'dd', 'tr', 'pre']);

export type ElementRule = 'drop' | 'children' | { readonly tag: RichTag; readonly heading: boolean };

/** The rule for an element of this name (lower case). */
export function elementRule(name: string): ElementRule {
  if (DROPPED.has(name)) return 'drop';
  const tag = TAG_BY_ELEMENT.get(name);
  return tag === undefined ? 'children' : { tag, heading: /^h\d$/.test(name) };
}

/** The tag for this position: outside of a parent that it needs it becomes a plain block, or nothing for ruby. */
export function tagWithin(tag: RichTag, parent: RichTag | null): RichTag | null {
  const parents = PARENTS.get(tag);
  if (parents === undefined || (parent !== null && parents.includes(parent))) return tag;
  return BLOCKS.has(tag) ? 'div' : null;
}

/** The wrappers for a child (null: not an element) in a list or table that cannot contain it directly. */
export function wrappersFor(child: RichTag | null, parent: RichTag | null): readonly WrapperTag[] {
  const wrappers = parent === null ? undefined : WRAPPERS.get(parent);
  if (parent === null || wrappers === undefined) return [];
  return child !== null && PARENTS.get(child)?.includes(parent) === true ? [] : wrappers;
}

/** Whether the element begins and ends a line. */
export function isBlockTag(tag: RichTag): boolean {
  return BLOCKS.has(tag);
}

/** Whether the element counts as a paragraph when the height of a text is estimated. */
export function isLineTag(tag: RichTag): boolean {
  return LINES.has(tag);
}
