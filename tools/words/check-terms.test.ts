import { expect, test } from 'vitest';
import { termFaults } from './check-terms';
import { readGlossary } from './glossary';

const glossary = readGlossary(`
| English | Deutsch | note |
|---|---|---|
| bookmark | Lesezeichen; Lesezeichen setzen | |
| mute, unmute | stummschalten, Stummschaltung aufheben | sound: Ton aus |
| following (list) | Gefolgt | |
`);

const english = {
  'nav.bookmarks': 'Bookmarks',
  'user.mute': 'Mute',
  'media.mute': 'Mute',
  'a.b': 'A mute bird',
};

const faults = (messages: Record<string, string>, otherSenses: readonly string[] = []) =>
  termFaults(english, { messages, glossary, otherSenses: new Set(otherSenses) }).map(([id]) => id);

test('the terms of a page and their words are read, without notes and brackets', () => {
  expect(glossary.get('unmute')).toEqual(['stummschalten', 'stummschaltung aufheben']);
  expect(glossary.get('following')).toEqual(['gefolgt']);
});

test('a text that is a term has a word of the glossary, whatever its ending', () => {
  expect(faults({ 'nav.bookmarks': 'Meine Lesezeichens', 'user.mute': 'Stummschaltung …' })).toEqual([]);
  expect(faults({ 'nav.bookmarks': 'Merkliste', 'user.mute': 'Ignorieren' })).toEqual([
    'nav.bookmarks',
    'user.mute',
  ]);
});

test('texts in another sense, longer texts and missing ones are left alone', () => {
  expect(faults({ 'media.mute': 'Ton aus', 'a.b': 'Ein stiller Vogel' }, ['media.mute'])).toEqual([]);
});

test('letters with and without marks are the same, as in German umlauts', () => {
  const marked = readGlossary('| English | Čeština |\n| mute | skrýt |');
  const messages = { 'user.mute': 'SKRYT' };
  expect(termFaults(english, { messages, glossary: marked, otherSenses: new Set() })).toEqual([]);
});
