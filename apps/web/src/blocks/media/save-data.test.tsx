import type { Account, Attachment, Card } from '@linnet/api';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { Avatar } from '../inline-parts/avatar';
import { LinkCard } from '../card/link-card';
import { CardBanner } from '../profile-card/profile-card';
import { CompactPictures } from '../quote/compact-parts';
import { MovingEmoji } from '../inline-parts/inline-parts';
import { usePreloaded } from './viewer/media-viewer';
import { StatusMedia } from './status-media';
import { ViewedMedium } from './viewer/viewed-medium';

const at = (name: string) => `https://nest.example/media/${name}`;
const loaded: string[] = [];

beforeEach(() => {
  loaded.length = 0;
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        loaded.push(address);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function medium(kind: Attachment['kind'], mimeType: string, changes: Partial<Attachment> = {}): Attachment {
  return {
    id: kind,
    kind,
    mimeType,
    url: at(kind),
    previewUrl: at(`${kind}-small.png`),
    remoteUrl: null,
    description: 'A hill',
    blurhash: null,
    size: { width: 800, height: 400 },
    ...changes,
  };
}

async function shown(what: ReactNode, settings: object = { saveData: 'always' }) {
  const client = testClient({ records: { 'linnet-settings': JSON.stringify(settings) } });
  const withClient = (content: ReactNode) => <ClientProvider value={client}>{content}</ClientProvider>;
  const { container, rerender } = await show(withClient(what));
  return {
    place: container,
    /** Shows something else to the same viewer. */
    again: (next: ReactNode) => rerender(withClient(next)),
    /** Addresses of what the page has the browser load. */
    addresses: () => [
      ...[...container.querySelectorAll('[src]')]
        .filter((one) => one.getAttribute('preload') !== 'none')
        .map((one) => one.getAttribute('src')),
      ...[...container.querySelectorAll('[poster]')].map((one) => one.getAttribute('poster')),
      ...loaded,
    ],
    press: async (name: string) => {
      const button = [...container.querySelectorAll('button')].find((one) =>
        (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
      );
      if (button === undefined) throw new Error(`There is no button "${name}".`);
      await act(async () => button.click());
    },
  };
}

const media = (attachments: Attachment[], sensitive = false) => (
  <StatusMedia status={{ attachments, sensitive }} coveredBy={[]} />
);
const account = () => ({ avatar: at('face.gif'), avatarStatic: at('face.png'), acct: 'wren' });
const person = () => ({ ...account(), header: at('header.gif'), headerStatic: at('header.png') });
const asAccount = (parts: object) => parts as Account;

test.each([
  ['a picture', 'image/png'],
  ['a GIF', 'image/gif'],
])('%s is loaded when it is asked for, and says how large it is', async (_name, mimeType) => {
  const { place, addresses, press } = await shown(media([medium('image', mimeType)]));
  expect(addresses()).toEqual([]);
  expect(place.textContent).toContain('800 × 400');
  expect(place.querySelector('button')?.getAttribute('aria-label')).toContain('A hill');
  await press('Load picture');
  expect(addresses()).toEqual([at('image-small.png')]);
});

test('one that was asked for stays when its card comes back', async () => {
  const attachment = medium('image', 'image/png');
  const { press, again, addresses } = await shown(media([attachment]));
  await press('Load picture');
  await again(null);
  expect(addresses()).toEqual([]);
  await again(media([attachment]));
  expect(addresses()).toEqual([attachment.previewUrl]);
});

test('what one viewer has asked for is not loaded for another', async () => {
  const attachment = medium('image', 'image/png');
  const { press } = await shown(media([attachment]));
  await press('Load picture');
  expect((await shown(media([attachment]))).addresses()).toEqual([]);
});

test('a film is loaded when it is asked for, and does not begin by itself', async () => {
  const { place, addresses, press } = await shown(media([medium('video', 'video/mp4')]));
  expect(addresses()).toEqual([]);
  await press('Load video');
  expect(place.querySelector('video')?.controls).toBe(true);
  expect(place.querySelector('video')?.autoplay).toBe(false);
});

test('a film among other media, and a sound, load nothing before they are played', async () => {
  const { place, addresses } = await shown(media([medium('audio', 'audio/ogg')]));
  await until(() => place.querySelector('audio') !== null);
  expect(addresses()).toEqual([]);
  const two = await shown(media([medium('video', 'video/mp4'), medium('image', 'image/png')]));
  expect(two.addresses()).toEqual([]);
  expect(two.place.querySelector('video')).toBeNull();
});

test('in the viewer a film does not begin by itself', async () => {
  const stage = (
    <ViewedMedium attachment={medium('video', 'video/mp4')} image={{ current: null }} style={{}} autoPlay />
  );
  const { place } = await shown(stage);
  expect(place.querySelector('video')?.autoplay).toBe(false);
  expect(place.querySelector('video')?.getAttribute('preload')).toBe('none');
});

test('a Flash film loads nothing before it is wanted', async () => {
  const { addresses } = await shown(media([medium('flash', 'application/x-shockwave-flash')]));
  expect(addresses()).toEqual([]);
});

test('nothing comes early: neither under a cover nor beside what the viewer shows', async () => {
  const attachments = [medium('image', 'image/png'), medium('image', 'image/png', { id: 'b', url: at('b') })];
  function Beside() {
    usePreloaded(attachments, 0);
    return null;
  }
  const { addresses } = await shown(
    <>
      {media(attachments, true)}
      <Beside />
    </>,
  );
  expect(addresses()).toEqual([]);
});

test('the small pictures of a quoted post are loaded when they are asked for', async () => {
  const attachments = [medium('image', 'image/png')];
  const { addresses, press } = await shown(<CompactPictures status={{ attachments, sensitive: false }} />);
  expect(addresses()).toEqual([]);
  await press('Load picture');
  expect(addresses()).toEqual([attachments[0]?.previewUrl]);
});

test('the picture of a link is loaded when it is asked for', async () => {
  const image = at('card.png');
  const card: Card = {
    ...({} as Card),
    url: 'https://reed.example/',
    title: 'Reeds',
    description: '',
    providerName: '',
    image,
    imageDescription: '',
  };
  const { addresses, press } = await shown(<LinkCard card={card} sensitive={false} />);
  expect(addresses()).toEqual([]);
  await press('Load picture');
  expect(addresses()).toEqual([image]);
});

test('a banner is loaded when it is asked for', async () => {
  const { addresses, press } = await shown(<CardBanner account={asAccount(person())} />);
  expect(addresses()).toEqual([]);
  await press('Load banner');
  expect(addresses()).toHaveLength(1);
});

test('avatars and emoji stand still, also while they are pointed at and where they may move', async () => {
  const emoji = { shortcode: 'owl', url: at('owl.gif'), staticUrl: at('owl.png') };
  const { place, addresses } = await shown(
    <>
      <Avatar account={account()} />
      <MovingEmoji emoji={{ ...({} as Parameters<typeof MovingEmoji>[0]['emoji']), ...emoji }} />
    </>,
    { saveData: 'always', stopGifs: false },
  );
  const still = [account().avatarStatic, emoji.staticUrl];
  expect(addresses()).toEqual(still);
  for (const one of place.querySelectorAll('span, img')) {
    await act(async () => one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  }
  expect(addresses()).toEqual(still);
});

test.each([
  ['browser', true, 0],
  ['browser', false, 1],
  ['never', true, 1],
  ['always', false, 0],
])('set to "%s", a browser that saves data (%s) has %i pictures loaded', async (saveData, asks, pictures) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: asks } }));
  const { addresses } = await shown(media([medium('image', 'image/png')]), { saveData });
  expect(addresses()).toHaveLength(pictures);
});
