import { expect, test } from 'vitest';
import { fileName } from './file-name';

test.each([
  ['https://nest.example/media/a%20walk.gpx?name=x#y', 'a walk.gpx'],
  ['https://nest.example/media/100%.txt', '100%.txt'],
  ['https://nest.example/', ''],
  ['no address', ''],
])('%j is named %j', (address, name) => {
  expect(fileName(address)).toBe(name);
});
