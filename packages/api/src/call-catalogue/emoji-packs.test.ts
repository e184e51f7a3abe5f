import { expect, test } from 'vitest';
import {
  addPackFile,
  changePackFile,
  createEmojiPack,
  deleteEmojiPack,
  describeEmojiPack,
  downloadEmojiPack,
  importEmojiPacks,
  packArchivePath,
  readEmojiPack,
  readPackFiles,
  readPackNames,
  reloadEmoji,
  remoteEmojiPacks,
  removePackFile,
} from '../index';
import { lines, sent } from '../testing/sent';

const PACK = '/api/v1/pleroma/emoji/pack';
const FILES = '/api/v1/pleroma/emoji/packs/files';

test('makes, describes and deletes packs [3.7.057]', () => {
  const metadata = { description: 'Cats', 'share-files': true };
  expect(
    [createEmojiPack('a b'), describeEmojiPack('cats', metadata), deleteEmojiPack('cats')].map(sent),
  ).toEqual([
    { line: `POST ${PACK}?name=a+b` },
    { line: `PATCH ${PACK}?name=cats`, body: { metadata } },
    { line: `DELETE ${PACK}?name=cats` },
  ]);
});

test('adds a file or an address, and only names that are not blank [3.5.015, 3.7.058]', () => {
  const file = new File(['x'], 'tom.png');
  const [uploaded, blank, fetched] = [
    addPackFile('cats', { file, shortcode: 'tom', filename: 'tom.png' }),
    addPackFile('cats', { file, shortcode: ' ', filename: '' }),
    addPackFile('cats', { file: 'https://far.example/tom.png', shortcode: '' }),
  ].map(sent);
  expect(uploaded).toMatchObject({
    line: `POST ${FILES}?name=cats`,
    body: { shortcode: 'tom', filename: 'tom.png' },
  });
  expect(Object.keys(Object(blank?.body))).toEqual(['file']);
  expect(fetched).toEqual({ line: `POST ${FILES}?name=cats`, body: { file: 'https://far.example/tom.png' } });
});

test('renames and removes files [3.7.058]', () => {
  const change = { shortcode: 'a', newShortcode: 'b', newFilename: 'b.png', force: true };
  expect([changePackFile('cats', change), removePackFile('cats', 'b')].map(sent)).toEqual([
    {
      line: `PATCH ${FILES}?name=cats`,
      body: { shortcode: 'a', new_shortcode: 'b', new_filename: 'b.png', force: true },
    },
    { line: `DELETE ${FILES}?name=cats&shortcode=b` },
  ]);
});

test('has folders imported and emoji listed again [3.7.051, 3.7.055]', () => {
  expect(lines(importEmojiPacks(), reloadEmoji())).toEqual([
    'GET /api/v1/pleroma/emoji/packs/import',
    'POST /api/v1/pleroma/admin/reload_emoji',
  ]);
  expect(packArchivePath('a&b')).toBe('/api/v1/pleroma/emoji/packs/archive?name=a%26b');
});

test.each([
  ['far.example', 'https://far.example'],
  [' far.example/ ', 'https://far.example'],
  ['http://far.example', 'http://far.example'],
  ['HTTPS://far.example', 'HTTPS://far.example'],
])(
  'asks another server for its packs, with https where nothing else is said: %s [3.5.016, 3.7.059, 3.7.060]',
  (typed, url) => {
    const query = new URLSearchParams({ url, page: '2', page_size: '30' });
    expect(lines(remoteEmojiPacks(typed, { page: 2, pageSize: 30 }))).toEqual([
      `GET /api/v1/pleroma/emoji/packs/remote?${query.toString()}`,
    ]);
    expect(sent(downloadEmojiPack({ url: typed, name: 'cats' }))).toEqual({
      line: 'POST /api/v1/pleroma/emoji/packs/download',
      body: { url, name: 'cats' },
    });
  },
);

test('reads what a pack says of itself, with keys of others and without what the server works out [3.3.022]', () => {
  const pack = {
    description: 'Cats',
    homepage: 'javascript:alert(1)',
    license: null,
    'share-files': true,
    'can-download': true,
    'download-sha256': 'AB',
    'fallback-src': 'https://far.example/full.zip',
    'fallback-src-sha256': 'CD',
    'x-own': [1],
  };
  const files = { tom: 'tom.png', odd: 4 };
  expect(readEmojiPack({ files, files_count: 2, pack })).toEqual({
    files: { tom: 'tom.png' },
    count: 2,
    description: 'Cats',
    homepage: null,
    license: '',
    shared: true,
    canDownload: true,
    fallback: 'https://far.example/full.zip',
    fallbackSha256: 'CD',
    metadata: {
      description: 'Cats',
      homepage: 'javascript:alert(1)',
      'share-files': true,
      'fallback-src': 'https://far.example/full.zip',
      'fallback-src-sha256': 'CD',
      'x-own': [1],
    },
  });
  expect(readPackFiles({ tom: 'tom.png', out: '../tom.png' })).toEqual({ tom: 'tom.png' });
  expect([readPackFiles([]), readPackNames({})]).toEqual([undefined, undefined]);
  expect(readPackNames(['cats', 4, ''])).toEqual(['cats']);
});
