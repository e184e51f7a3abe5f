import { expect, test } from 'vitest';
import { cardId, eventually, showCard } from '../../testing/show-card';

const links = () =>
  Object.fromEntries(
    [...document.querySelectorAll('a[aria-label]')].map((one) => [
      one.getAttribute('aria-label'),
      one.getAttribute('href'),
    ]),
  );

test('visitors reply, repeat and favourite from their own server [1.2.039, 2.2.018, 2.2.061, 2.6.001]', async () => {
  const { find } = await showCard({ visitor: true });
  const address = `/main/ostatus?status_id=${cardId}`;
  await eventually(() => 'Reply from your own server' in links());
  expect(links()).toMatchObject({
    'Reply from your own server': address,
    'Repeat from your own server': address,
    'Favourite from your own server': address,
  });
  expect(find('button', /Reply|Repeat|Favourite|eact/)).toBeUndefined();
});

test('where the server has no such page they are led to the sign-in', async () => {
  const instance = { title: 'Nest', version: '4.3.0' };
  const answers = { 'GET /api/v1/instance': instance, 'GET /api/v2/instance': instance };
  await showCard({ visitor: true, answers });
  await eventually(() => 'Reply: log in first' in links());
  expect(links()).toMatchObject({
    'Reply: log in first': '/login',
    'Repeat: log in first': '/login',
    'Favourite: log in first': '/login',
  });
});
