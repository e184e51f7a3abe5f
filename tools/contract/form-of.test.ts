import { expect, test } from 'vitest';
import { compareForms } from './form-of';

test('answers of the same kinds do not differ, whatever their words', () => {
  expect(compareForms({ id: '1', rows: [{ a: 1 }] }, { id: '2', rows: [{ a: 2 }, { a: 3 }] })).toEqual([]);
});

test('another kind, a key more and a key less are told with their place', () => {
  const server = { id: 1, account: { note: null, tags: ['x'] }, rows: [] };
  const sandbox = { id: '1', account: { note: null, group: false, tags: [] }, rows: [1] };
  expect(compareForms(server, sandbox)).toEqual([
    'answer.id is number, in the sandbox text',
    'answer.account.tags has rows, in the sandbox none',
    'answer.account.group is in the sandbox only',
    'answer.rows has no rows, in the sandbox some',
  ]);
});

test('a key that only some rows have is there, and may be empty in others', () => {
  expect(compareForms([{ a: null }, { a: 'x', b: 1 }], [{ a: null, b: 2 }])).toEqual([]);
});

test('what is empty on one of them has no keys that could differ', () => {
  expect(compareForms([{ poll: null }, { poll: { id: '1' } }], [{ poll: null }])).toEqual([]);
  expect(compareForms([{ poll: null }], [{ poll: null }, { poll: { id: '1' } }])).toEqual([]);
});
