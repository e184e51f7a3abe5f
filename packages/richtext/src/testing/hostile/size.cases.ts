import type { HostileCase } from './hostile-case';

const MEGABYTE = 1_000_000;

function megabyteOf(piece: string): string {
  return piece.repeat(Math.ceil(MEGABYTE / piece.length));
}

/** Broken nesting, and HTML made to exhaust the parser. */
export const SIZE_CASES: readonly HostileCase[] = [
  {
    name: 'tags closed in the wrong order',
    html: '<b><i>one</b>two</i>three',
    shows: ['one', 'two', 'three'],
  },
  {
    name: 'blocks in inline elements',
    html: '<em><p>one</p><ul><li>two</em>three</ul>',
    shows: ['one', 'two', 'three'],
  },
  { name: 'nothing closed', html: '<p><b><i><ul><li>seen', shows: ['seen'] },
  { name: 'only ends', html: '</p></b></div></table></a>seen', shows: ['seen'] },
  { name: 'tag cut off', html: 'seen<a href="https://a.example/', shows: ['seen'] },
  { name: 'entity cut off', html: 'seen &am', shows: ['seen &am'] },
  { name: 'cells without a table', html: '<td>one</td><tr><td>two</td></tr>', shows: ['one', 'two'] },
  {
    name: 'text in a table',
    html: '<table>one<tr>two<td>three</td></tr></table>',
    shows: ['one', 'two', 'three'],
  },
  { name: 'items without a list', html: '<li>one<li>two', shows: ['one', 'two'] },
  { name: 'text in a list', html: '<ul>one<b>two</b><li>three</li></ul>', shows: ['one', 'two', 'three'] },
  { name: 'ruby parts without ruby', html: '<rt>one</rt><rp>two</rp>', shows: ['one', 'two'] },
  { name: 'form in a form', html: '<form><div></form><form>seen</div></form>', shows: ['seen'] },
  {
    name: 'attribute given a thousand times',
    html: `<p ${'onclick="trap()" '.repeat(1_000)}>seen</p>`,
    shows: ['seen'],
    lacks: ['trap'],
  },
  {
    name: 'a thousand attributes',
    html: `<p ${Array.from({ length: 1_000 }, (_, n) => `onx${n}="trap()"`).join(' ')}>seen</p>`,
    shows: ['seen'],
    lacks: ['trap'],
  },
  {
    name: 'attribute of 150,000 characters',
    html: `<p title="${'trap '.repeat(30_000)}">seen</p>`,
    shows: ['seen'],
    lacks: ['trap'],
  },
  {
    name: 'class of 150,000 words',
    html: `<span class="${'a '.repeat(75_000)}quote-inline">seen</span>`,
    hideInlineQuote: true,
    shows: ['seen'],
  },
  { name: 'element name of 150,000 characters', html: `<${'x'.repeat(150_000)}>seen`, shows: ['seen'] },
  { name: '1 MB of nested divisions', html: `seen${megabyteOf('<div>')}`, shows: ['seen'] },
  { name: '1 MB of nested emphasis', html: `seen${megabyteOf('<b>')}`, shows: ['seen'] },
  {
    name: '1 MB of nested emphasis with attributes',
    html: `seen${megabyteOf('<i class=x>')}`,
    shows: ['seen'],
  },
  { name: '1 MB of nested unknown elements', html: `seen${megabyteOf('<x>')}`, shows: ['seen'] },
  { name: '1 MB of nested lists', html: `seen${megabyteOf('<ul><li>')}`, shows: ['seen'] },
  { name: '1 MB of nested quotations', html: `seen${megabyteOf('<blockquote>a')}`, shows: ['seen'] },
  { name: '1 MB of nested tables', html: `seen${megabyteOf('<table><tr><td>')}`, shows: ['seen'] },
  { name: '1 MB of links', html: `seen${megabyteOf('<a href="https://a.example/">')}`, shows: ['seen'] },
  { name: '1 MB of drawings', html: `seen${megabyteOf('<svg>')}`, shows: ['seen'] },
  { name: '1 MB of breaks', html: `seen${megabyteOf('<br>')}`, shows: ['seen'] },
  { name: '1 MB of emphasis that crosses paragraphs', html: `seen${megabyteOf('<b><p>')}`, shows: ['seen'] },
  { name: '1 MB of text', html: `seen${megabyteOf('words ')}`, shows: ['seen'] },
  { name: '1 MB of one word', html: `seen${megabyteOf('a')}`, shows: ['seen'] },
  { name: '1 MB of spaces', html: `seen${megabyteOf(' ')}`, shows: ['seen'] },
  {
    name: '1 MB of colons',
    html: `seen${megabyteOf(':')}`,
    shows: ['seen'],
    emojis: [{ shortcode: 'a', url: 'https://a.example/a', staticUrl: 'https://a.example/a' }],
  },
  {
    name: '1 MB of emoji',
    html: `seen${megabyteOf(':a:')}`,
    shows: ['seen'],
    emojis: [{ shortcode: 'a', url: 'https://a.example/a', staticUrl: 'https://a.example/a' }],
  },
  { name: '1 MB of entities', html: `seen${megabyteOf('&lt;')}`, shows: ['seen'] },
  { name: '1 MB of ampersands', html: `seen${megabyteOf('&')}`, shows: ['seen'] },
  { name: '1 MB of tag characters after a flag', html: `seen🏴${megabyteOf('\u{E0061}')}`, shows: ['seen'] },
  { name: '1 MB of comments', html: `seen${megabyteOf('<!--a-->')}`, shows: ['seen'] },
  { name: '1 MB of angle brackets', html: `seen${megabyteOf('<')}`, shows: ['seen'] },
  { name: 'list 5,000 deep', html: `${'<ol><li>a'.repeat(5_000)}seen`, shows: ['a'] },
];
