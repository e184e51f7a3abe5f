import { expect, test } from 'vitest';
import { phrasePattern } from './match-filters';

const cases = [
  { phrase: 'cat', wholeWord: true, text: 'A CAT sat', met: true },
  { phrase: 'cat', wholeWord: true, text: 'concatenate', met: false },
  { phrase: 'cat', wholeWord: false, text: 'concatenate', met: true },
  { phrase: 'été', wholeWord: true, text: 'un été chaud', met: true },
  { phrase: 'été', wholeWord: true, text: 'répétés', met: false },
  { phrase: '#cats', wholeWord: true, text: 'look:#cats!', met: true },
  { phrase: '#cats', wholeWord: true, text: '#catsofnest', met: false },
  { phrase: 'a.b', wholeWord: true, text: 'acb', met: false },
  { phrase: 'a.b', wholeWord: true, text: '(a.b)', met: true },
  { phrase: '\\', wholeWord: false, text: 'back\\slash', met: true },
  { phrase: '(', wholeWord: false, text: 'open (', met: true },
];

test.each(cases)('$phrase (whole word: $wholeWord) in "$text": $met', ({ phrase, wholeWord, text, met }) => {
  expect(phrasePattern(phrase, wholeWord).test(text)).toBe(met);
});
