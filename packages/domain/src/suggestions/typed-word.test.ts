import { expect, test } from 'vitest';
import { wordAtCaret } from './typed-word';

/** The caret stands at the bar. */
function at(marked: string) {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const word = wordAtCaret(text, caret);
  return word && [word.kind, word.query, text.slice(word.start, word.end)];
}

test.each([
  ['hello @al|', ['person', 'al', '@al']],
  ['@bob@hed|', ['person', 'bob@hed', '@bob@hed']],
  ['(@al| said so)', ['person', 'al', '@al']],
  ['@al|ice. And', ['person', 'al', '@alice']],
  ['@al|ice@hedge.example, hi', ['person', 'al', '@alice@hedge.example']],
  ['@たな|', ['person', 'たな', '@たな']],
  ['look :ow|', ['emoji', 'ow', ':ow']],
  ['look :ow|l: there', ['emoji', 'ow', ':owl:']],
  ['すごい:ow|', ['emoji', 'ow', ':ow']],
  ['😀:ow|', ['emoji', 'ow', ':ow']],
  [':+1|', ['emoji', '+1', ':+1']],
  ['in the #gar|den today', ['hashtag', 'gar', '#garden']],
  ['first\n#gä|', ['hashtag', 'gä', '#gä']],
])('"%s" is a word to complete', (marked, expected) => {
  expect(at(marked)).toEqual(expected);
});

test.each(['@|', 'see :|', '#|'])('nothing is suggested for a single character: "%s" [2.5.029]', (marked) => {
  expect(at(marked)).toBeNull();
});

test.each([
  'plain wor|',
  'at 12:30|',
  'me@hedge.exam|',
  'https://hedge.example/@ali|',
  'https://hedge.example/#top|',
  'https://hedge.exam|',
  ':owl:|',
  '@alice |',
  '@alice and| more',
])('"%s" is none', (marked) => {
  expect(at(marked)).toBeNull();
});

test('a long text costs no more than a short one: only what is near the caret is looked at', () => {
  const long = `${'@'.repeat(50_000)} @al`;
  expect(wordAtCaret(long, long.length)).toMatchObject({ query: 'al', end: long.length });
});
