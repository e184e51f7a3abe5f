import { expect, test } from 'vitest';
import { changedFields, fieldsOf, metadataWith } from './pack-fields';

const metadata = {
  description: 'Owls',
  license: 'CC0',
  homepage: 'gopher://owls.example',
  'fallback-src': 'https://far.example/full.zip',
  'fallback-src-sha256': 'ABC',
  'share-files': true,
  'x-own': { kept: [1] },
};

test('a change keeps what others have written, also keys that nobody knows', () => {
  expect(metadataWith(metadata, { description: ' Night birds ' })).toEqual({
    ...metadata,
    description: 'Night birds',
  });
});

test('an emptied field is left out, and a digest goes with its archive', () => {
  const { license, ...rest } = metadata;
  expect(license).toBe('CC0');
  expect(metadataWith(metadata, { license: ' ' })).toEqual(rest);
  const moved = metadataWith(metadata, { fallback: 'https://far.example/other.zip' });
  expect(moved).toMatchObject({ 'fallback-src': 'https://far.example/other.zip' });
  expect(moved).not.toHaveProperty('fallback-src-sha256');
  expect(metadataWith(metadata, { fallback: metadata['fallback-src'] })).toEqual(metadata);
});

test('fields are shown as the server keeps them, and only those that differ are changed', () => {
  const before = fieldsOf({ metadata, shared: true });
  expect(before).toMatchObject({ homepage: 'gopher://owls.example', shared: true });
  expect(changedFields(before, { ...before, description: 'Owls ', shared: false })).toEqual({
    shared: false,
  });
  expect(changedFields(before, { ...before, license: 'MIT' })).toEqual({ license: 'MIT' });
});
