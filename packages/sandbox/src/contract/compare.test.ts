import type { Shape } from '@linnet/api/wire';
import { expect, test } from 'vitest';
import { compare } from './compare';
import { fitsPaging, pagingForm } from './paging-form';

const entities: Record<string, Shape> = {
  person: { id: 'id.decimal', name: 'text', 'note?': 'null|text' },
  event: [
    { kind: '=told', person: '$person', words: 'text' },
    { kind: '=left', person: '$person' },
  ],
};

function differences(shape: Shape, value: unknown, allows: (at: string) => boolean = () => false): string[] {
  return compare(shape, value, { at: 'answer', rules: { entities, allows } }).map(
    ({ at, what }) => `${at} ${what}`,
  );
}

test('an answer of the form has no differences, with and without what is optional', () => {
  expect(differences({ '[]': '$person' }, [{ id: '1', name: '' }])).toEqual([]);
  expect(differences('$person|null', null)).toEqual([]);
  expect(differences('$person', { id: '1', name: 'x', note: null })).toEqual([]);
  expect(differences({ '{}': 'int|{}' }, { anything: 4, more: {} })).toEqual([]);
});

test('tells what is missing, what nobody has, and what is of another type, from the nearest entity', () => {
  expect(differences({ '[]': '$person' }, [{ id: 'one', name: null, age: 3 }])).toEqual([
    'person.id is "one", not id.decimal',
    'person.name is null, not text',
    'person.age is not in any recorded answer',
  ]);
  expect(differences('$person', { id: '1' })).toEqual(['person.name missing']);
  expect(differences({ '[]': '$person' }, { id: '1' })).toEqual(['answer is an object, not a list']);
  expect(differences({ rows: { '[]': 'int' } }, { rows: [1, 'two'] })).toEqual([
    'answer.rows[] is "two", not int',
  ]);
});

test('an alternative is chosen by the words of the protocol before anything else', () => {
  const told = { kind: 'told', person: { id: 'x' } };
  expect(differences('$event', told)).toEqual([
    'event.words missing',
    'person.name missing',
    'person.id is "x", not id.decimal',
  ]);
  expect(differences('$event', { kind: 'sung', person: { id: '1', name: '' } })).toEqual([
    'event.kind is "sung", not =left',
  ]);
});

test('what is allowed at a place is no difference there, and one elsewhere', () => {
  const allows = (at: string) => at === 'person.name';
  expect(differences('$person', { id: '1', name: null }, allows)).toEqual([]);
  expect(differences('$person', { id: null, name: null }, allows)).toEqual([
    'person.id is null, not id.decimal',
  ]);
});

test('a shape that nobody defined is an error of ours', () => {
  expect(() => differences('$nobody', {})).toThrow('No entity is called $nobody.');
  expect(() => differences('colour', 1)).toThrow('No shape is called colour.');
});

test('a Link header is held against the parameters that were seen', () => {
  const link =
    '<http://h/x?limit=2&max_id=5&offset=0>; rel="next", <http://h/x?min_id=9&offset=0>; rel="prev"';
  const form = pagingForm(link);
  expect(form).toEqual({ next: ['max_id', 'offset'], prev: ['min_id', 'offset'] });
  expect(fitsPaging(form, [{ next: ['max_id', 'offset'], prev: ['min_id', 'offset'] }])).toBe(true);
  expect(fitsPaging(form, [null, { next: ['max_id'] }])).toBe(false);
  expect(fitsPaging(pagingForm(null), [null])).toBe(true);
  expect(fitsPaging(null, [form])).toBe(false);
});
