import { expect, test } from 'vitest';
import { postsPath, readProfileQuery, hashtagOf } from './profile-tabs';

test.each([
  ['#weir', 'weir'],
  [' #Bär_2 ', 'Bär_2'],
  ['weir', null],
  ['#two words', null],
  ['#', null],
])('%j is written for the hashtag %j', (words, tag) => {
  expect(hashtagOf(words)).toBe(tag);
});

test('the address keeps which posts of somebody are shown', () => {
  for (const wanted of [
    { withoutReplies: true, tag: null },
    { withoutReplies: false, tag: 'Bär' },
    { withoutReplies: true, tag: 'weir' },
  ]) {
    const { search } = new URL(postsPath('/users/bob', wanted), 'https://nest.example');
    expect(readProfileQuery(search)).toEqual({ tab: 'statuses', ...wanted });
  }
});
