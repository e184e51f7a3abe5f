import { expect, test } from 'vitest';
import { mediaSources } from './use-media-source';

const places = {
  url: 'https://nest.example/full',
  previewUrl: 'https://nest.example/small',
  remoteUrl: 'https://far.example/full',
};

test('the origin comes last', () => {
  expect(mediaSources(places, 'small')).toEqual([places.previewUrl, places.url, places.remoteUrl]);
  expect(mediaSources(places, 'full')).toEqual([places.url, places.remoteUrl]);
});

test('a place is tried once, and none that is not told of', () => {
  expect(mediaSources({ url: '', previewUrl: '', remoteUrl: null }, 'small')).toEqual([]);
  expect(mediaSources({ ...places, previewUrl: places.url, remoteUrl: places.url }, 'small')).toEqual([
    places.url,
  ]);
});
