import { expect, test } from 'vitest';
import { flags, highlights, measure, opaque, splitMeasure } from './compound-kinds';
import { limit, number } from './number-kinds';
import { texts } from './setting-kinds';

test('a number is taken within its range and on its steps', () => {
  const { read } = number(0.5, { min: 0.1, max: 4, step: 0.1 });
  for (const value of [0.1, 0.5, 0.3, 4]) expect(read(value)).toBe(value);
  expect(
    [0, 0.05, 0.15, 4.1, Number.NaN, Infinity, '1', null, undefined].filter(
      (value) => read(value) !== undefined,
    ),
  ).toEqual([]);
});

test('a limit may be none, which is stored as nothing or as an empty text', () => {
  const { read } = limit(16, { min: 0, max: 100 });
  expect([read(0), read(16), read(null), read('')]).toEqual([0, 16, null, null]);
  expect([read(101), read(-1), read(1.5), read('16')]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a measure has one of its units and is within its range', () => {
  const { read } = measure('14px', { px: [1, 40], rem: [0.5, 3] });
  expect([read('14px'), read(' 1.5rem '), read('.5rem'), read('007px')]).toEqual([
    '14px',
    '1.5rem',
    '0.5rem',
    '7px',
  ]);
  expect(
    [
      '14',
      '14em',
      '-14px',
      '41px',
      '0px',
      '4rem',
      '1constructor',
      'px',
      '1e3px',
      '14px;color:red',
      14,
      null,
    ].filter((value) => read(value) !== undefined),
  ).toEqual([]);
  expect(splitMeasure('2d')).toEqual({ amount: 2, unit: 'd' });
});

test('of a list of texts what can be used is kept', () => {
  const { read } = texts([]);
  expect(read([' rain ', '', 'rain', 7, 'snow'])).toEqual(['rain', 'snow']);
  expect(read(['x'.repeat(900)])?.[0]).toHaveLength(500);
  expect(read('rain')).toBeUndefined();
  expect(read({ 0: 'rain', length: 1 })).toBeUndefined();
});

test('a flag that a stored map lacks, or has in another form, is as by default', () => {
  const { read } = flags({ likes: false, mentions: true });
  expect(read({ likes: true })).toEqual({ likes: true, mentions: true });
  expect(read({ likes: 'yes', toString: true, other: true })).toEqual({ likes: false, mentions: true });
  expect(read([])).toBeUndefined();
});

test('a highlight without a colour or of an unknown form is left out', () => {
  const { read } = highlights();
  const good = { color: '#ff8800', type: 'striped' };
  expect(
    read({ 'rin@nest.example': good, a: { ...good, color: 'red' }, b: { ...good, type: 'glow' }, c: 1 }),
  ).toEqual({
    'rin@nest.example': good,
  });
  expect(read(null)).toBeUndefined();
});

test('what only its own part understands is any JSON but a bare value', () => {
  const { read } = opaque();
  expect(read({ a: [1] })).toEqual({ a: [1] });
  expect(read(null)).toBeNull();
  expect(read('text')).toBeUndefined();
});

test('a stored list is read to the same one each time, so that nobody draws it again for nothing', () => {
  const setting = texts(['a']);
  const stored = ['b ', 'c', 'b'];
  expect(setting.read(stored)).toEqual(['b', 'c']);
  expect(setting.read(stored)).toBe(setting.read(stored));
});
