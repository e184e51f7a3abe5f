import { expect, test } from 'vitest';
import { ApiError } from '../error';
import { wireStatus } from '../testing/wire-samples';
import { readPage, required } from './read';
import { readStatus } from './status';

test('leaves out and counts the rows that cannot be read', () => {
  const rows = [wireStatus(), {}, null, wireStatus({ id: 'St2' })];
  const link = '<https://h.example/x?max_id=St2>; rel="next"';
  expect(readPage(readStatus)(rows, { status: 200, link })).toMatchObject({
    items: [{ id: 'St0000000000000001' }, { id: 'St2' }],
    dropped: 2,
    older: { max_id: 'St2' },
    newer: null,
  });
});

test('an answer that is no list is malformed', () => {
  const read = (): unknown => readPage(readStatus)({ error: 'no' }, { status: 200, link: null });
  expect(read).toThrow(new ApiError({ kind: 'malformed', what: 'page' }));
});

test('one thing that was promised and cannot be read is malformed', () => {
  expect(() => required(readStatus, 'status')({})).toThrow(
    new ApiError({ kind: 'malformed', what: 'status' }),
  );
  expect(required(readStatus, 'status')(wireStatus()).id).toBe('St0000000000000001');
});
