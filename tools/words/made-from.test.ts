import { expect, test } from 'vitest';
import { oldTexts, unmarkedTexts, withKept, withRedone } from './made-from';

const before = { 'a.bye': 'Good bye', 'a.hello': 'Hello' };
const after = { 'a.bye': 'Good-bye', 'a.hello': 'Hello!', 'a.new': 'New' };
const start = withKept(before, { all: {}, redone: {} }, []);
const de = { 'a.bye': 'Tschüss', 'a.hello': 'Hallo' };
const fr = { 'a.bye': 'Au revoir' };
const oldOf = (madeFrom: typeof start, english = after) => ({
  de: oldTexts(english, { code: 'de', messages: de, madeFrom }),
  fr: oldTexts(english, { code: 'fr', messages: fr, madeFrom }),
});

test('a changed English text makes the translations old in the languages that have one', () => {
  expect(oldOf(start, { ...before, 'a.new': 'New' })).toEqual({ de: [], fr: [] });
  expect(oldOf(start)).toEqual({ de: ['a.bye', 'a.hello'], fr: ['a.bye'] });
  expect(unmarkedTexts(after, start)).toEqual(['a.new']);
});

test('translations that are still right are kept in all languages, and new texts begin to be watched', () => {
  const kept = withKept(after, start, ['a.bye']);
  expect(oldOf(kept)).toEqual({ de: ['a.hello'], fr: [] });
  expect(unmarkedTexts(after, kept)).toEqual([]);
});

test('one language that has followed is no longer old, until the text changes again', () => {
  const redone = withRedone(after, start, { code: 'de', ids: ['a.bye', 'a.hello'] });
  expect(oldOf(redone)).toEqual({ de: [], fr: ['a.bye'] });
  expect(oldOf(redone, { ...after, 'a.bye': 'Bye' })).toEqual({ de: ['a.bye'], fr: ['a.bye'] });
  // What holds for all languages is not said of one again.
  expect(withKept(after, redone, ['a.bye', 'a.hello']).redone).toEqual({});
});
