import { expect, test } from 'vitest';
import { diffWords } from './diff-words';

const marks = { same: '', removed: '-', added: '+' };
const shown = (older: string, newer: string) =>
  diffWords(older, newer).map(({ kind, text }) => (kind === 'same' ? text : `${marks[kind]}[${text}]`));

test.each([
  { what: 'the same text', older: 'A wren sings.', newer: 'A wren sings.', shows: 'A wren sings.' },
  {
    what: 'one word for another',
    older: 'A wren sings.',
    newer: 'A linnet sings.',
    shows: 'A -[wren]+[linnet] sings.',
  },
  {
    what: 'a word more',
    older: 'A wren sings.',
    newer: 'A small wren sings.',
    shows: 'A +[small ]wren sings.',
  },
  { what: 'words less', older: 'The quick brown fox', newer: 'The fox', shows: 'The -[quick brown ]fox' },
  { what: 'a sentence anew, as one change', older: 'a b c.', newer: 'x y z.', shows: '-[a b c]+[x y z].' },
  { what: 'a sign', older: 'Sings?', newer: 'Sings!', shows: 'Sings-[?]+[!]' },
  { what: 'the first words', older: '', newer: 'Hello', shows: '+[Hello]' },
  { what: 'everything gone', older: 'Hello', newer: '', shows: '-[Hello]' },
  {
    what: 'letters of a script without gaps',
    older: '鳥が歌う',
    newer: '鳥は歌う',
    shows: '鳥-[が]+[は]歌う',
  },
  { what: 'lines', older: 'one\ntwo', newer: 'one\nthree', shows: 'one\n-[two]+[three]' },
])('says what changed, word by word: $what', ({ older, newer, shows }) => {
  expect(shown(older, newer).join('')).toBe(shows);
});

test('gives both texts back, also of what is too long to be compared', () => {
  const older = Array.from({ length: 3000 }, (_, index) => `old${index}`).join(' ');
  const newer = Array.from({ length: 3000 }, (_, index) => (index % 3 ? `old${index}` : 'new')).join(' ');
  for (const [before, after] of [
    [older, newer],
    ['a  b\n\nc', 'a b\n\nd c'],
  ] as const) {
    const parts = diffWords(before, after);
    const without = (kind: string) => parts.filter((part) => part.kind !== kind).map(({ text }) => text);
    expect(without('added').join('')).toBe(before);
    expect(without('removed').join('')).toBe(after);
  }
});
