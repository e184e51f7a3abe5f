import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from './limits';
import { readRichText } from './read-rich-text';
import { RICH_TAGS, type RichNode } from './rich-text';
import { HOSTILE_CASES } from './testing/hostile-cases';
import { parseWithParse5 as parse } from './testing/parse5-tree';
import { treeFacts } from './testing/tree-facts';

const NAMES = [
  ...RICH_TAGS,
  'a',
  'b',
  'br',
  'hr',
  'img',
  'h2',
  'svg',
  'math',
  'mtext',
  'foreignObject',
  'style',
  'script',
  'title',
  'template',
  'noscript',
  'select',
  'option',
  'form',
  'button',
  'x-y',
  'textarea',
  'iframe',
  'plaintext',
  'bdo',
];

const attribute = fc
  .tuple(
    fc.constantFrom(
      'href',
      'class',
      'rel',
      'data-tag',
      'data-user',
      'lang',
      'title',
      'alt',
      'start',
      'onclick',
      'style',
      'id',
    ),
    fc.oneof(
      fc.constantFrom(
        'javascript:x()',
        'https://a.example/tags/x',
        'mention',
        'hashtag',
        'invisible',
        'tag',
        '7',
        ':cat:',
      ),
      fc.string({ unit: 'binary' }).map((value) => value.replaceAll('"', '')),
    ),
  )
  .map(([name, value]) => ` ${name}="${value}"`);

const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...NAMES), fc.array(attribute, { maxLength: 3 }))
    .map(([name, list]) => `<${name}${list.join('')}>`),
  fc.constantFrom(...NAMES).map((name) => `</${name}>`),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&gt;',
    '<',
    '>',
    '@ann',
    '#x',
    ':cat:',
    '\n',
    '\u202e',
    '\u2067',
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

/** Pieces of markup in any order, and harmful texts cut anywhere. */
const soup = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc
    .tuple(
      fc.constantFrom(...HOSTILE_CASES.filter(({ html }) => html.length < 1_000)),
      fc.nat(400),
      fc.nat(400),
    )
    .map(([{ html }, from, length]) => html.slice(from, from + length)),
);

const lists = {
  emojis: [{ shortcode: 'cat', url: 'https://a.example/cat.png', staticUrl: 'https://a.example/cat.png' }],
  mentions: [{ id: '7', acct: 'ann', username: 'ann', url: 'https://a.example/@ann' }],
  tags: [{ name: 'x', url: 'https://a.example/tags/x' }],
};

/** Where each element may stand, as HTML has it. */
const PLACES: readonly (readonly [child: string, parents: readonly string[]])[] = [
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['tr', ['table', 'thead', 'tbody', 'tfoot']],
  ['td', ['tr']],
  ['th', ['tr']],
  ['rt', ['ruby']],
];
const BLOCKS = ['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'dl', 'table'];
const ONLY: readonly (readonly [parent: string, children: readonly string[]])[] = [
  ['ul', ['li']],
  ['ol', ['li']],
  ['dl', ['dt', 'dd']],
  ['tr', ['td', 'th']],
];

/** Elements that stand where they may not, as `child in parent`. */
function misplaced(nodes: readonly RichNode[], parent: string): readonly string[] {
  return nodes.flatMap((node) => {
    const name = node.kind === 'element' ? node.tag : node.kind;
    const parents = PLACES.find(([child]) => child === name)?.[1];
    const children = ONLY.find(([container]) => container === parent)?.[1];
    const wrong =
      (parents?.includes(parent) ?? true) && (children?.includes(name) ?? true)
        ? []
        : [`${name} in ${parent}`];
    return 'children' in node ? [...wrong, ...misplaced(node.children, name)] : wrong;
  });
}

/** Whether a block stands in a paragraph, which no parser of HTML would make. */
function breaksParagraph(nodes: readonly RichNode[], inParagraph: boolean): boolean {
  return nodes.some((node) => {
    const block = node.kind === 'rule' || (node.kind === 'element' && BLOCKS.includes(node.tag));
    if (block && inParagraph) return true;
    const within = node.kind === 'element' && (node.tag === 'p' || (inParagraph && !block));
    return (
      'children' in node && breaksParagraph(node.children, within || (inParagraph && node.kind !== 'element'))
    );
  });
}

test('any markup becomes a tree of what is on the list, and never an error', () => {
  fc.assert(
    fc.property(soup, fc.boolean(), (html, greentext) => {
      const { nodes, plainText } = readRichText(html, {
        parse,
        greentext,
        hideInlineQuote: greentext,
        ...lists,
      });
      const facts = treeFacts(nodes);
      expect([...facts.tags].filter((tag) => !RICH_TAGS.some((allowed) => allowed === tag))).toEqual([]);
      for (const address of facts.addresses)
        expect(address).toMatch(/^(https?:\/\/[^@/]*(\/|$)|(mailto|tel|xmpp):)/);
      expect(facts.nestedLinks).toBe(0);
      expect(misplaced(nodes, 'root')).toEqual([]);
      expect(breaksParagraph(nodes, false)).toBe(false);
      expect(JSON.stringify(nodes) + plainText).not.toMatch(
        /[\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}|\p{Cs}/u,
      );
    }),
    { numRuns: 3_000 },
  );
});

test('any limits hold', () => {
  const limit = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(
      soup,
      fc.record({ length: limit, nodes: limit, depth: limit, plainText: limit }),
      (html, limits) => {
        const { nodes, plainText, truncated } = readRichText(html, {
          parse,
          greentext: true,
          limits,
          ...lists,
        });
        const facts = treeFacts(nodes);
        // Lines, and what a list or table needs around its content, come on top.
        expect(facts.count).toBeLessThanOrEqual(limits.nodes * 6);
        expect(facts.depth).toBeLessThanOrEqual(limits.depth * 2 + 5);
        expect(plainText.length).toBeLessThanOrEqual(limits.plainText);
        expect(truncated || html.length <= limits.length).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('what was cut reads as if it had been sent that short', () => {
  fc.assert(
    fc.property(soup, fc.integer({ min: 1, max: 200 }), (html, length) => {
      const limits = { ...LIMITS, length };
      const long = readRichText(html, { parse, limits, ...lists });
      const short = readRichText(html.slice(0, length), { parse, limits, ...lists });
      expect({ ...long, truncated: false }).toEqual({ ...short, truncated: false });
      expect(short.truncated).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('reading is a function: the same text gives the same tree', () => {
  fc.assert(
    fc.property(soup, (html) => {
      expect(readRichText(html, { parse, ...lists })).toEqual(readRichText(html, { parse, ...lists }));
    }),
    { numRuns: 300 },
  );
});
