import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language';

const english = { chosen: 'en', ownLanguages: ['en'] };

test.each([
  ['de', 'Heute Morgen habe ich endlich das Basilikum umgetopft.'],
  ['fr', 'Ce matin, j’ai enfin rempoté le basilic de la cuisine, il va mieux.'],
  ['ja', '今朝やっとバジルを植え替えました。とても元気そうです。'],
  ['ru', 'Сегодня утром я наконец пересадила базилик, который вырос.'],
])('a sentence in %s is known', (tag, text) => {
  expect(detectLanguage(text, english)).toBe(tag);
});

test('few words are enough for a language of the person, and not for another one', () => {
  expect(detectLanguage('das war ja klar, oder nicht', { chosen: 'en', ownLanguages: ['en', 'de-AT'] })).toBe(
    'de',
  );
  expect(detectLanguage('das war ja klar, oder nicht', english)).toBeNull();
  expect(detectLanguage('das war ja klar', { chosen: 'en', ownLanguages: ['en', 'de'] })).toBeNull();
});

test('a text in the language that the post is marked with needs no other', () => {
  const text = 'I finally repotted the basil this morning and it looks happier.';
  expect(detectLanguage(text, english)).toBeNull();
  expect(detectLanguage(text, { chosen: 'en-GB', ownLanguages: ['en'] })).toBeNull();
  expect(detectLanguage(text, { chosen: 'de', ownLanguages: ['en'] })).toBe('en');
});

test('addresses, names, hashtags and shortcodes say nothing', () => {
  const text = '@wren@nest.example https://nest.example/the/way/home #birds :owl_on_the_roof: ok';
  expect(detectLanguage(text, english)).toBeNull();
});

test('what is not sure is not said: neighbours that cannot be told apart, and few letters', () => {
  const ukrainian = 'Сьогодні вранці я нарешті пересадила базилік на підвіконня.';
  expect(detectLanguage(ukrainian, { chosen: 'en', ownLanguages: ['en', 'uk', 'ru'] })).toBeNull();
  const danish = 'I morges fik jeg endelig omplantet basilikummen i køkkenet.';
  expect(detectLanguage(danish, { chosen: 'en', ownLanguages: ['en', 'da'] })).toBeNull();
  expect(detectLanguage(danish, { chosen: 'en', ownLanguages: ['en', 'nb'] })).toBe('nb');
  expect(detectLanguage('lol same', english)).toBeNull();
});

test('who writes in a language that cannot be told is never corrected', () => {
  const catalan = 'Aquest matí finalment he trasplantat l’alfàbrega de la cuina.';
  expect(detectLanguage(catalan, { chosen: 'ca', ownLanguages: ['ca', 'es'] })).toBeNull();
});
