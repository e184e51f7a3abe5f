import { expect, test } from 'vitest';
import { fileName, plainFileName } from './file-kinds';

test.each([
  ['https://nest.example/media/a%20walk.gpx?name=x#y', 'a walk.gpx'],
  ['https://nest.example/media/100%.txt', '100%.txt'],
  ['https://nest.example/', ''],
  ['no address', ''],
])('%j is named %j', (address, name) => {
  expect(fileName(address)).toBe(name);
});

test.each([
  ['https://nest.example/media/dawn%20chorus.mp3', 'dawn chorus.mp3'],
  ['https://nest.example/media/9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab.mp3', ''],
  [
    'https://nest.example/media/9c56cc51b374c3ba189210d5b6d4bf57.mp3?name=dawn%20chorus.mp3',
    'dawn chorus.mp3',
  ],
  ['https://nest.example/media/0d8a9c3e-2d47-4a0b-9d1d-0a6c2f1b7e55/', ''],
  ['https://nest.example/media/0d8a9c3e-2d47-4a0b-9d1d-0a6c2f1b7e55.ogg', ''],
  ['https://nest.example/media/a_recording_of_the_dawn.ogg', 'a_recording_of_the_dawn.ogg'],
  ['https://nest.example/media/original/3f8b0c2d5e7a9b1c.mp3', ''],
])('people call %j %j', (address, name) => {
  expect(plainFileName(address)).toBe(name);
});
