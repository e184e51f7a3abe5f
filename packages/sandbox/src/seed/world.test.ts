import { expect, test } from 'vitest';
import { Agenda } from './world';

test('things happen in the order of their moments, and of being written down within one', () => {
  const agenda = new Agenda();
  const story: string[] = [];
  const add = (at: number, what: string) => agenda.add(at, () => story.push(`${at} ${what}`));
  add(30, 'c');
  add(10, 'a');
  agenda.add(10, () => {
    story.push('10 b');
    add(20, 'written down meanwhile');
    add(10, 'at once');
  });
  add(30, 'd');
  const moments: number[] = [];
  agenda.run((at) => moments.push(at));
  expect(story).toEqual(['10 a', '10 b', '10 at once', '20 written down meanwhile', '30 c', '30 d']);
  expect(moments).toEqual([10, 10, 10, 20, 30, 30]);
});
