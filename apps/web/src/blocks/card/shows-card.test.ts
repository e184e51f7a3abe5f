import type { Attachment, Card } from '@linnet/api';
import { expect, test } from 'vitest';
import { cardShape, showsCard } from './shows-card';

const card: Card = {
  url: 'https://pages.example/bird/',
  title: 'Bird',
  description: '',
  providerName: '',
  image: 'https://pages.example/bird.png',
  imageDescription: '',
  imageSize: null,
};
const picture: Attachment = {
  id: '1',
  kind: 'image',
  mimeType: 'image/png',
  url: 'https://nest.example/proxy/1',
  previewUrl: 'https://nest.example/proxy/1s',
  remoteUrl: 'http://pages.example/bird',
  description: '',
  blurhash: null,
  size: null,
};

test('a card is shown, unless it repeats what stands beside it', () => {
  expect(showsCard({ card, attachments: [], quote: null })).toBe(true);
  expect(showsCard({ card: null, attachments: [], quote: null })).toBe(false);
  expect(showsCard({ card, attachments: [picture], quote: null })).toBe(false);
  expect(showsCard({ card, attachments: [{ ...picture, remoteUrl: null }], quote: null })).toBe(true);
  const quote = { state: 'accepted', id: null, url: 'https://pages.example/bird#x' } as const;
  expect(showsCard({ card, attachments: [], quote })).toBe(false);
});

test('a large wide picture stands above the words, any other beside them', () => {
  const shape = (width: number, height: number) => cardShape({ ...card, imageSize: { width, height } });
  expect(shape(800, 420)).toBe('top');
  expect(shape(300, 150)).toBe('side');
  expect(shape(800, 800)).toBe('side');
  expect(cardShape(card)).toBe('side');
  expect(cardShape({ image: null, imageSize: { width: 800, height: 420 } })).toBe('side');
});
