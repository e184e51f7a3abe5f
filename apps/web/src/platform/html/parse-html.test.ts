import { expect, test } from 'vitest';
import { parseHtml } from './parse-html';

test('gives elements, texts and attributes, and nothing for comments and other namespaces', () => {
  const tree = parseHtml('<p title="a&amp;b">x &lt;</p><!-- c --><svg><p>no</p></svg>');
  const paragraph = tree.firstChild(tree.root);
  if (!paragraph) throw new Error('There is no paragraph.');
  expect(tree.name(paragraph)).toBe('p');
  expect(tree.attribute(paragraph, 'title')).toBe('a&b');
  expect(tree.attribute(paragraph, 'id')).toBeNull();
  const words = tree.firstChild(paragraph);
  expect(words && tree.text(words)).toBe('x <');
  const comment = tree.nextSibling(paragraph);
  expect(comment && [tree.name(comment), tree.text(comment)]).toEqual([null, null]);
  const drawing = comment && tree.nextSibling(comment);
  expect(drawing && tree.name(drawing)).toBeNull();
});

test('nothing of it gets into the page', () => {
  const before = document.documentElement.outerHTML;
  parseHtml('<img src=x onerror="document.title = 1"><script>document.title = 2</script>');
  expect(document.documentElement.outerHTML).toBe(before);
});

test('handlers of events lose their names, texts and values keep every letter', () => {
  const tree = parseHtml('<p title="one onion=1" onclick="trap()">once upon on onward = "onset"</p>');
  const paragraph = tree.firstChild(tree.root);
  if (!paragraph) throw new Error('There is no paragraph.');
  expect(tree.attribute(paragraph, 'onclick')).toBeNull();
  expect(tree.attribute(paragraph, 'title')).toBe('one onion=1');
  const words = tree.firstChild(paragraph);
  expect(words && tree.text(words)).toBe('once upon on onward = "onset"');
});

test.each(['Tea at four?', 'it’s > that', 'two\nlines', 'line\r\nline', 'a\0b', 'on end onward=1', ''])(
  'a text without markup is what a parser makes of it: %j',
  (text) => {
    const tree = parseHtml(text);
    const parsed = new DOMParser().parseFromString(`<body>${text}</body>`, 'text/html');
    const words = tree.firstChild(tree.root);
    expect(words === null ? '' : tree.text(words)).toBe(parsed.body.textContent);
    expect(words === null ? null : tree.nextSibling(words)).toBeNull();
  },
);
