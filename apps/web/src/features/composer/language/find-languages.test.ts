import { expect, test } from 'vitest';
import { findLanguages } from './languages';
import { languageNames } from '../../../blocks/languages/language-names';

const names = languageNames('en');
const find = (query: string, first: readonly string[] = []) =>
  findLanguages({ names, first, query, locale: 'en' }).map(({ tag }) => tag);

test('recently used languages stand first, all others by their names', () => {
  const found = find('', ['nn', 'de']);
  expect(found.slice(0, 2)).toEqual(['nn', 'de']);
  expect(found.length).toBeGreaterThan(150);
  const others = found.slice(2).map(names.nameOf);
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('a language is found by its name here, by what its speakers call it, and by its tag', () => {
  expect(find('german')[0]).toBe('de');
  expect(find('deutsch')).toContain('de');
  expect(find('FRANCAIS')).toContain('fr');
  expect(find('日本')).toEqual(['ja']);
  expect(find('zh')).toContain('zh');
  expect(find('klingonish')).toEqual([]);
});

test('what begins with the words comes before what has them somewhere', () => {
  expect(find('ir')[0]).toBe('ga');
});

test('a tag of an earlier visit that is none does no harm', () => {
  expect(find('', ['no tag at all'])[0]).toBe('no tag at all');
  expect(names.nameOf('')).toBe('');
});

test('each language is listed once, and none without a name', () => {
  const shown = find('').map(names.nameOf);
  expect(new Set(shown).size).toBe(shown.length);
  const unnamed = {
    ...names,
    nameOf: (tag: string) => (tag === 'ab' || tag === 'aa' ? tag : names.nameOf(tag)),
  };
  const tags = findLanguages({ names: unnamed, first: ['ab'], query: '', locale: 'en' }).map(
    ({ tag }) => tag,
  );
  expect(tags).toContain('ab');
  expect(tags).not.toContain('aa');
});
