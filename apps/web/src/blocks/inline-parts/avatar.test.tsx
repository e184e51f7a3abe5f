import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { Avatar } from './avatar';

const moving = 'https://nest.example/wren.gif';
const still = 'https://nest.example/wren.png';

async function shown(avatarStatic: string, settings: object = {}, configuration: object = {}) {
  const client = testClient({
    records: { 'linnet-settings': JSON.stringify(settings) },
    answers: { 'GET /static/config.json': configuration },
  });
  await client.instance.load();
  const { container } = await show(
    <ClientProvider value={client}>
      <Avatar account={{ acct: 'wren', avatar: moving, avatarStatic }} />
    </ClientProvider>,
  );
  const picture = () => container.querySelector('img')?.getAttribute('src');
  const point = (event: 'pointerover' | 'pointerout') =>
    act(async () => {
      const options = { bubbles: true, relatedTarget: document.body };
      container.querySelector('img')?.dispatchEvent(new PointerEvent(event, options));
    });
  return { place: container, picture, point };
}

test('a face that moves stands still until it is pointed at', async () => {
  const { picture, point } = await shown(still);
  expect(picture()).toBe(still);
  await point('pointerover');
  expect(picture()).toBe(moving);
  await point('pointerout');
  expect(picture()).toBe(still);
});

test('where the server has none that stands still, its first frame covers it until it is pointed at', async () => {
  const { place, point } = await shown(moving);
  expect(place.querySelector('canvas')).not.toBeNull();
  await point('pointerover');
  expect(place.querySelector('canvas')).toBeNull();
});

test('it moves for those who want that', async () => {
  const { picture, place } = await shown(still, { stopGifs: false });
  expect(picture()).toBe(moving);
  expect(place.querySelector('canvas')).toBeNull();
});

test('a picture that does not arrive gives way to the server’s own, and that to nothing', async () => {
  const { place, picture } = await shown(still);
  const fail = () => act(async () => place.querySelector('img')?.dispatchEvent(new Event('error')));
  await fail();
  expect(picture()).toBe('/images/avi.png');
  await fail();
  expect(place.querySelector('img')).toBeNull();
});

test.for([
  ['/static/owl.png', '/static/owl.png'],
  ['https://far.example/owl.png', '/images/avi.png'],
])(
  'the operator’s picture takes the place of one that is missing: %s [3.3.015]',
  async ([named, expected]) => {
    const missing = `https://nest.example/nobody.png?${named}`;
    const { place, picture } = await shown(missing, {}, { defaultAvatar: named });
    await act(async () => {
      // What other tests have missed is tried again.
      window.dispatchEvent(new Event('online'));
      place.querySelector('img')?.dispatchEvent(new Event('error'));
    });
    expect(picture()).toBe(expected);
  },
);

test('a picture that did not arrive is not asked for again by the next who shows it, until the network is back', async () => {
  const missing = 'https://nest.example/missing.png';
  const first = await shown(missing);
  await act(async () => first.place.querySelector('img')?.dispatchEvent(new Event('error')));
  expect((await shown(missing)).picture()).not.toBe(missing);
  window.dispatchEvent(new Event('online'));
  expect((await shown(missing)).picture()).toBe(missing);
});
