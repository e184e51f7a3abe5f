import { expect, test } from 'vitest';
import { readScrobble } from './people';

const whole = {
  id: 'B1',
  account: { id: 'a1' },
  created_at: '2026-11-20T16:00:00.000Z',
  title: 'The Lark Ascending',
  artist: 'R. Vaughan Williams',
  album: null,
  externalLink: 'https://music.example/lark',
  length: 900,
};

test('reads title, artist, link and time [2.2.058]', () => {
  expect(readScrobble(whole)).toEqual({
    id: 'B1',
    createdAt: '2026-11-20T16:00:00.000Z',
    title: 'The Lark Ascending',
    artist: 'R. Vaughan Williams',
    link: 'https://music.example/lark',
  });
  expect(readScrobble({ ...whole, artist: null, externalLink: null })).toMatchObject({
    artist: '',
    link: null,
  });
});

test('what says nothing is left out, and so is a link that could run', () => {
  expect(readScrobble({ ...whole, title: ' ' })).toBeUndefined();
  expect(readScrobble({ ...whole, created_at: 'yesterday' })).toBeUndefined();
  expect(readScrobble([whole])).toBeUndefined();
  expect(readScrobble({ ...whole, externalLink: 'javascript:alert(1)' })?.link).toBeNull();
});
