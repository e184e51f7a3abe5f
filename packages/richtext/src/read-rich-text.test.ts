import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits';
import { readRichText, type ReadOptions } from './read-rich-text';
import type { RichNode, RichText } from './rich-text';
import { parseWithParse5 } from './testing/parse5-tree';
import { treeFacts } from './testing/tree-facts';

const ALICE = { id: 'A1', acct: 'alice', username: 'alice', url: 'https://birch.example/users/alice' };
const BOB = { id: 'B2', acct: 'bob@remote.example', username: 'bob', url: 'https://remote.example/@bob' };
const CAT = {
  shortcode: 'cat',
  url: 'https://birch.example/cat.gif',
  staticUrl: 'https://birch.example/cat.png',
};

function read(html: string, options: Omit<ReadOptions, 'parse'> = {}): RichText {
  return readRichText(html, { parse: parseWithParse5, ...options });
}

/** The tree in a short notation: elements as `tag(…)`, other kinds by name, texts in quotes. */
function outline(nodes: readonly RichNode[]): string {
  return nodes.map(outlineOf).join(' ');
}

function outlineOf(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return `'${node.text}'`;
    case 'element':
      return `${node.tag}(${outline(node.children)})`;
    case 'line':
      return `${node.colour}(${outline(node.children)})`;
    case 'link':
      return `link<${node.href}>(${outline(node.children)})`;
    case 'mention':
      return `mention<${node.id}>`;
    case 'hashtag':
      return `hashtag<${node.name}>${node.text}`;
    case 'emoji':
      return `:${node.shortcode}:`;
    default:
      return node.kind;
  }
}

describe('ordinary posts', () => {
  test('plain text with breaks', () => {
    expect(outline(read('one<br/>two<br/><br/>three').nodes)).toBe("'one' break 'two' break break 'three'");
  });

  test('what markdown becomes', () => {
    const html =
      '<p>a <strong>b</strong> <em>c</em> <del>d</del></p>\n<blockquote>\n<p>q</p>\n</blockquote>\n' +
      '<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<pre><code class="js">x\n  y\n</code></pre>\n<hr/>';
    expect(outline(read(html).nodes)).toBe(
      "p('a ' strong('b') ' ' em('c') ' ' s('d')) blockquote(p('q')) ul(li('one') li('two')) pre(code('x\n  y\n')) rule",
    );
  });

  test('headings keep their weight and lose their rank', () => {
    expect(outline(read('<h1>Title</h1><h6>Small <i>one</i></h6>').nodes)).toBe(
      "p(strong('Title')) p(strong('Small ' em('one')))",
    );
  });

  test('a paragraph that holds blocks is no paragraph any more', () => {
    expect(outline(read('<h2>a<div>b</div></h2><p><button>c<p>d</p></button></p>').nodes)).toBe(
      "div(strong('a' div('b'))) div('c' p('d'))",
    );
  });

  test('tables with their parts', () => {
    const html =
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n</tr>\n</tbody>\n</table>';
    expect(outline(read(html).nodes)).toBe("table(thead(tr(th('a'))) tbody(tr(td())))");
  });

  test('ruby, explanations, languages and where a list starts', () => {
    const html =
      '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby><abbr title="World">W</abbr>' +
      '<span lang="pt-BR">oi</span><ol start="4" reversed><li>x</li></ol>';
    const { nodes } = read(html);
    expect(outline(nodes)).toBe("ruby('漢' rp('(') rt('かん') rp(')')) abbr('W') span('oi') ol(li('x'))");
    expect(nodes).toMatchObject([{}, { title: 'World' }, { lang: 'pt-BR' }, { start: 4, reversed: true }]);
  });

  test('spaces inside a line stay, those that lay out the markup go', () => {
    expect(outline(read('<p>\n  a   b\n</p>\n\n<p>c<br />\n  d</p>').nodes)).toBe(
      "p('a   b') p('c' break 'd')",
    );
    expect(outline(read('<b>a</b> <b>b</b>').nodes)).toBe("strong('a') ' ' strong('b')");
  });

  test('a list holds only items and a table only rows, whatever the server sends', () => {
    expect(outline(read('<ul>a<br><li>b</li></ul><li>c</li>').nodes)).toBe("ul(li('a') li('b')) div('c')");
  });

  test('pictures are not loaded, their description is read', () => {
    expect(outline(read('<p>see <img src="https://birch.example/a.png" alt="a cat"></p>').nodes)).toBe(
      "p('see a cat')",
    );
  });
});

describe('mentions', () => {
  test.each([
    [
      'of the own server',
      `<span class="h-card"><a class="u-url mention" data-user="A1" href="${ALICE.url}" rel="ugc">@<span>alice</span></a></span>`,
    ],
    ['without any class', `<p><span><a href="${ALICE.url}">@alice</a></span></p>`],
    [
      'known only by its number',
      '<a class="mention" data-user="A1" href="https://elsewhere.example/alice">@alice</a>',
    ],
  ])('%s lead to the account', (_, html) => {
    expect(outline(read(html, { mentions: [BOB, ALICE] }).nodes)).toContain('mention<A1>');
  });

  test('a remote one whose link goes to the actor is known by name and host', () => {
    const html = '<a href="https://remote.example/users/bob" class="u-url mention">@<span>bob</span></a>';
    expect(read(html, { mentions: [ALICE, BOB] }).nodes).toEqual([{ kind: 'mention', ...BOB }]);
  });

  test('of somebody who is not listed stay links', () => {
    const html = '<a href="https://remote.example/@eve" class="u-url mention">@<span>eve</span></a>';
    expect(outline(read(html, { mentions: [ALICE, BOB] }).nodes)).toBe(
      "link<https://remote.example/@eve>('@eve')",
    );
  });

  test('a link with words of its own to a mentioned account stays a link', () => {
    const html = `<a href="${BOB.url}">@bob wrote this</a> <a href="${BOB.url}">his page</a>`;
    expect(read(html, { mentions: [BOB] }).nodes.map(({ kind }) => kind)).toEqual(['link', 'text', 'link']);
  });
});

describe('hashtags', () => {
  test.each([
    {
      form: 'of the own server',
      html: '<a class="hashtag" data-tag="cats" href="https://birch.example/tag/cats">#Cats</a>',
      name: 'cats',
      text: '#Cats',
    },
    {
      form: 'by relation',
      html: '<a href="https://remote.example/tags/cats" rel="tag">#cats</a>',
      name: 'cats',
      text: '#cats',
    },
    {
      form: 'with the class of mentions',
      html: '<a class="mention hashtag" rel="tag" href="https://m.example/tags/ferries">#<span>ferries</span></a>',
      name: 'ferries',
      text: '#ferries',
    },
    {
      form: 'percent-encoded',
      html: '<a class="hashtag" href="https://m.example/tags/%E3%82%BF%E3%82%B0">#<span>タグ</span></a>',
      name: 'タグ',
      text: '#タグ',
    },
    {
      form: 'known only by its text',
      html: '<a class="hashtag" href="https://m.example/?topic=9">#Straßenbahn</a>',
      name: 'Straßenbahn',
      text: '#Straßenbahn',
    },
  ])('$form [2.2.016]', ({ html, name, text }) => {
    expect(read(html).nodes).toMatchObject([{ kind: 'hashtag', name, text }]);
  });

  test('listed beside the status is enough', () => {
    const tags = [{ name: 'trams', url: 'https://m.example/t/9' }];
    expect(outline(read('<a href="https://m.example/t/9">#Trams</a>', { tags }).nodes)).toBe(
      'hashtag<trams>#Trams',
    );
  });

  test('a link that only looks like one stays a link', () => {
    expect(outline(read('<a href="https://m.example/page">#1 in town</a>').nodes)).toBe(
      "link<https://m.example/page>('#1 in town')",
    );
  });
});

test.each([
  'script',
  'style',
  'noscript',
  'iframe',
  'object',
  'video',
  'audio',
  'canvas',
  'select',
  'textarea',
  'title',
  'noembed',
  'noframes',
  'template',
  'svg',
  'math',
  'applet',
  'map',
  'datalist',
])('a %s goes with all that it holds [2.2.066]', (name) => {
  expect(outline(read(`a<${name}>hidden</${name}>b`).nodes)).toBe("'ab'");
});

describe('links', () => {
  test('shortened by the server show the short form', () => {
    const html =
      '<a href="https://m.example/a/long/path"><span class="invisible">https://</span>' +
      '<span class="ellipsis">m.example/a/lo</span><span class="invisible">ng/path</span></a>';
    expect(outline(read(html).nodes)).toBe("link<https://m.example/a/long/path>('m.example/a/lo…')");
  });

  test('around a picture without a description show their address', () => {
    expect(outline(read('<a href="https://m.example/x"><img src="y"></a>').nodes)).toBe(
      "link<https://m.example/x>('https://m.example/x')",
    );
  });

  test('the address of the quoted post goes when the quote is shown', () => {
    const html =
      'Tea?<span class="quote-inline"><br/><br/><bdi>RT:</bdi> <a href="https://m.example/1">https://m.example/1</a></span>';
    expect(outline(read(html, { hideInlineQuote: true }).nodes)).toBe("'Tea?'");
    expect(outline(read(html).nodes)).toContain('link<https://m.example/1>');
  });
});

describe('custom emoji', () => {
  test('stand for their shortcode, only where listed', () => {
    expect(outline(read('<p>:cat::cat: 12:30 :dog:</p>', { emojis: [CAT] }).nodes)).toBe(
      "p(:cat: :cat: ' 12:30 :dog:')",
    );
  });

  test('are not looked for in code', () => {
    expect(outline(read('<code>:cat:</code>', { emojis: [CAT] }).nodes)).toBe("code(':cat:')");
  });

  test('sent as pictures are taken from the list', () => {
    const html =
      '<img class="emojione custom-emoji" alt=":cat:" src="https://other.example/x.png"><img class="emoji" alt="cat">';
    expect(read(html, { emojis: [CAT] }).nodes).toEqual([
      { kind: 'emoji', ...CAT },
      { kind: 'emoji', ...CAT },
    ]);
  });
});

describe('green and cyan lines', () => {
  const greentext = true;

  test.each([
    ['between breaks', '&gt;one<br/>two<br>&lt;three', "green('>one') break 'two' break cyan('<three')"],
    ['as paragraphs', '<p>&gt;one</p><p>two</p>', "p(green('>one')) p('two')"],
    ['as raw signs', '> one', "green('> one')"],
    ['after spaces', '<p>  &gt;one</p>', "p(green('  >one'))"],
    ['begun inside an element', '<b>&gt;one</b> two', "green(strong('>one') ' two')"],
    ['broken inside an element', '<i>&gt;one<br>two</i>', "em(green('>one') break 'two')"],
    ['but not in the middle', 'a &gt; b', "'a > b'"],
    ['but not in code', '<pre>&gt;one</pre><code>&gt;two</code>', "pre('>one') code('>two')"],
  ])('%s [2.2.067]', (_, html, expected) => {
    expect(outline(read(html, { greentext }).nodes)).toBe(expected);
  });

  test('after the mentions that a reply begins with', () => {
    const html = `<a class="mention" href="${ALICE.url}">@alice</a> &gt;one`;
    expect(outline(read(html, { greentext, mentions: [ALICE] }).nodes)).toBe("green(mention<A1> ' >one')");
  });

  test('are ordinary lines when the reader does not want them [2.2.067]', () => {
    expect(outline(read('&gt;one').nodes)).toBe("'>one'");
  });
});

describe('what is said about the whole', () => {
  test('a label without markup', () => {
    const html = '<p>One <b>two</b> :cat:</p><ul><li>a</li><li>b</li></ul>x<br>y';
    expect(read(html, { emojis: [CAT] }).plainText).toBe('One two :cat:\na\nb\nx\ny');
  });

  test('a text is as tall as its paragraphs, its breaks and its length', () => {
    expect(read('<p>a<br>b</p><p>c</p>').lineCount).toBeCloseTo(3 + 3 / 80);
    expect(read(`<p>${'x'.repeat(160)}</p>`).lineCount).toBe(3);
    expect(read('<ul><li>a</li><li>b</li></ul>').lineCount).toBeCloseTo(2 + 2 / 80);
  });

  test('nothing is nothing', () => {
    expect(read('')).toEqual({ nodes: [], truncated: false, plainText: '', lineCount: 0 });
  });

  test('a text beyond the limits says that it was cut', () => {
    expect(read(`<p>${'x'.repeat(LIMITS.length)}</p>`).truncated).toBe(true);
    expect(read('<br>'.repeat(LIMITS.nodes + 1)).truncated).toBe(true);
    expect(read('<p>short</p>').truncated).toBe(false);
  });

  test('text deeper than the limit loses its elements and is still read', () => {
    const { nodes } = read(`${'<blockquote>'.repeat(500)}deep`);
    const facts = treeFacts(nodes);
    expect(facts.text).toBe('deep');
    expect(facts.depth).toBe(LIMITS.depth + 1);
  });
});
