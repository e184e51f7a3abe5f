import { expect, test } from 'vitest';
import { hasProblems, textProblems } from './text-problems';

const limits = {
  fieldLimits: { max: 4, nameLength: 5, valueLength: 3 },
  birthdayRequired: true,
  birthdayMinAge: 365,
};
const now = Date.parse('2026-01-01');
const problems = (texts: Parameters<typeof textProblems>[0]) => textProblems(texts, limits, now);

test('fields are measured as the server measures them, and need a name', () => {
  const fields = [
    { name: 'flags', value: '🏳️‍🌈🏳️‍🌈🏳️‍🌈' },
    { name: 'longer', value: 'a' },
    { name: 'x', value: 'abcde' },
    { name: ' ', value: 'a' },
    { name: '', value: '' },
  ];
  expect([...problems({ fields }).fields]).toEqual([
    [1, { kind: 'name_long', by: 1 }],
    [2, { kind: 'value_long', by: 2 }],
    [3, { kind: 'nameless' }],
  ]);
  expect(hasProblems(problems({ fields: fields.slice(0, 1) }))).toBe(false);
});

test('a birthday that the server would not take is told before', () => {
  const told = (birthday: string) => problems({ birthday }).birthday;
  expect(told('')).toEqual({ kind: 'missing' });
  expect(told('1990-13-45')).toEqual({ kind: 'no_date' });
  expect(told('2025-06-01')).toEqual({ kind: 'too_young', days: 365 });
  expect(told('1990-06-01')).toBeNull();
  expect(textProblems({ birthday: '' }, null, now).birthday).toBeNull();
});
