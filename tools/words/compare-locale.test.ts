import { expect, test } from 'vitest';
import { compareLocale } from './compare-locale';

const english = {
  'a.greeting': 'Hello {name}',
  'a.count': '{n, plural, one {# post} other {# posts}}',
  'a.kind': '{kind, select, chat {Chat} other {Post}}',
  'a.link': 'Read <link>this</link>',
  'a.ok': 'OK',
  'a.value': '{n}',
};
const good = {
  'a.greeting': 'Cześć, {name}',
  'a.count': '{n, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}',
  'a.kind': '{kind, select, chat {Czat} other {Wpis}}',
  'a.link': 'Przeczytaj <link>to</link>',
  'a.ok': 'OK',
  'a.value': '{n}',
};
const findings = (changes: Record<string, string>, same: readonly string[] = ['a.ok']) =>
  compareLocale(english, { tag: 'pl', messages: { ...good, ...changes }, same }).wrong;

test('a whole locale has no fault and waits for nothing', () => {
  expect(compareLocale(english, { tag: 'pl', messages: good, same: ['a.ok'] })).toEqual({
    wrong: [],
    missing: [],
  });
});

test('a text that is not there is waited for', () => {
  const { 'a.link': _, ...messages } = good;
  expect(compareLocale(english, { tag: 'pl', messages, same: ['a.ok'] }).missing).toEqual(['a.link']);
});

test.each([
  ['a text that English does not have', { 'a.more': 'x' }, 'a.more', 'English has no such text.'],
  ['a value that is missing', { 'a.greeting': 'Cześć' }, 'a.greeting', 'The value name is missing.'],
  [
    'a value with another name',
    { 'a.greeting': 'Cześć, {name} {imię}' },
    'a.greeting',
    'English has no value imię.',
  ],
  ['a tag that is missing', { 'a.link': 'Przeczytaj to' }, 'a.link', 'The tag link is missing.'],
  [
    'a plural of another language',
    { 'a.count': '{n, plural, one {# wpis} other {# wpisy}}' },
    'a.count',
    'The plural of n has no case “few”.',
  ],
  [
    'a number without the forms of the language',
    { 'a.count': 'Wpisy: {n}' },
    'a.count',
    'It has no forms for the number n.',
  ],
  [
    'a case that the language lacks',
    { 'a.count': '{n, plural, one {#} two {#} few {#} many {#} other {#}}' },
    'a.count',
    'The plural of n has a case “two”, which the language does not have.',
  ],
  [
    'a choice without a case',
    { 'a.kind': '{kind, select, other {Wpis}}' },
    'a.kind',
    'The choice of kind has no case “chat”.',
  ],
  ['an empty text', { 'a.greeting': '' }, 'a.greeting', 'It is empty.'],
  ['English words', { 'a.link': 'Read <link>this</link>' }, 'a.link', 'It is still English'],
])('%s is found', (...[, changes, id, what]) => {
  expect(findings(changes)).toContainEqual([id, expect.stringContaining(what)]);
});

test('the same word in both languages has to be listed, and only if it is the same', () => {
  expect(findings({}, [])).toEqual([['a.ok', expect.stringContaining('still English')]]);
  expect(findings({}, ['a.ok', 'a.link'])).toEqual([['a.link', expect.stringContaining('is not')]]);
});

test('the case for millions may be missing where the plurals are those of a similar language', () => {
  const messages = { 'a.count': '{n, plural, one {# bilhet} other {# bilhets}}' };
  const wrongWith = (optional: readonly string[]) =>
    compareLocale(english, { tag: 'fr', optional, messages, same: [] }).wrong;
  expect(wrongWith(['many'])).toEqual([]);
  expect(wrongWith([])).toEqual([['a.count', 'The plural of n has no case “many”.']]);
});

test('a language without forms to choose from leaves out the number that English only chooses by', () => {
  const texts = {
    'a.group': '{count, plural, one {{names} is a group} other {{names} are groups}}',
    'a.sum': '{count, plural, one {# post} other {# posts}}',
  };
  const messages = { 'a.group': '{names} là nhóm', 'a.sum': 'bài' };
  expect(compareLocale(texts, { tag: 'vi', messages, same: [] }).wrong).toEqual([
    ['a.sum', 'The value count is missing.'],
  ]);
});

test('a text that does not compile is named', () => {
  expect(findings({ 'a.greeting': 'Cześć, {name' })).toEqual([
    ['a.greeting', expect.stringContaining('does not compile')],
  ]);
});
