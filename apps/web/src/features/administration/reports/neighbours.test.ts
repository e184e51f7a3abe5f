import type { ReportId } from '@linnet/api';
import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours';

const ids = (letters: string) => letters.split('') as ReportId[];

test.each([
  { id: 'b', now: 'abc', before: 'abc', previous: 'a', next: 'c' },
  // It has left the list: those that were beside it stay so.
  { id: 'b', now: 'ac', before: 'abc', previous: 'a', next: 'c' },
  // Others have come at the top, and the next one has left too.
  { id: 'b', now: 'xyad', before: 'abcd', previous: 'a', next: 'd' },
  { id: 'a', now: 'xyb', before: 'ab', previous: undefined, next: 'b' },
  // It was the last one of the page, to which another has moved up.
  { id: 'c', now: 'abd', before: 'abc', previous: 'b', next: 'd' },
  { id: 'c', now: 'ab', before: 'abc', previous: 'b', next: undefined },
  { id: 'c', now: '', before: 'abc', previous: undefined, next: undefined },
  // It never was in this list.
  { id: 'z', now: 'ab', before: '', previous: undefined, next: 'a' },
])('beside $id in $now, which was $before, are $previous and $next', ({ id, now, before, ...beside }) => {
  expect(neighboursOf(id as ReportId, ids(now), ids(before))).toEqual(beside);
});
