import { expect, test } from 'vitest';
import { languageNames } from './language-names';

test.each([
  ['fr', 'anglais', 'Anglais'],
  ['ru', 'английский', 'Английский'],
  ['de', 'Englisch', 'Englisch'],
  ['tr', 'İngilizce', 'İngilizce'],
  ['ja', '英語', '英語'],
])('a language begins an option with a capital where %s has them', (language, name, title) => {
  const { nameOf, titleOf } = languageNames(language);
  expect(nameOf('en')).toBe(name);
  expect(titleOf('en')).toBe(title);
});
