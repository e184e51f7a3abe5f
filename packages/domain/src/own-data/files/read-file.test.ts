import { expect, onTestFinished, test, vi } from 'vitest';
import { notAmong } from '../import/known';
import type { ImportKind } from './kinds';
import { printLines, readImportFile, type ReadableFile } from './read-file';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, kind: ImportKind) => readImportFile(bytesOf(text), kind);

async function readable(text: string, kind: ImportKind): Promise<ReadableFile> {
  const reading = await read(text, kind);
  if (reading.state !== 'readable') throw new Error(`The file is ${reading.state}.`);
  return reading;
}

const fields = async (text: string, kind: ImportKind) =>
  (await readable(text, kind)).entries.map((entry) => entry.fields);

test('follows are read as Mastodon, Pleroma and Misskey write them', async () => {
  const ofMastodon =
    'Account address,Show boosts,Notify on new posts,Languages\r\nann@far.example,true,false,"de, en"\r\n';
  expect(await fields(ofMastodon, 'follows')).toEqual([['ann@far.example', 'true', 'false', 'de, en']]);
  expect(await fields('Account address,Show boosts\nann@far.example,false\n', 'follows')).toEqual([
    ['ann@far.example', 'false', '', ''],
  ]);
  expect(await fields('ann@far.example\n@Ben@Far.Example\nwren\n', 'follows')).toEqual([
    ['ann@far.example', '', '', ''],
    ['Ben@far.example', '', '', ''],
    ['wren', '', '', ''],
  ]);
  // Misskey's second column says whether replies are shown.
  expect(await fields('ann@far.example,false\n', 'follows')).toEqual([['ann@far.example', '', '', '']]);
});

test('mutes, blocks, lists, bookmarks and servers are read', async () => {
  expect(await fields('Account address,Hide notifications\nann@far.example,false\n', 'mutes')).toEqual([
    ['ann@far.example', 'false'],
  ]);
  expect(await fields('https://far.example/@ann\nhttps://far.example/users/ben\n', 'blocks')).toEqual([
    ['ann@far.example'],
    ['ben@far.example'],
  ]);
  expect(await fields('"Birds, big",ann@far.example\n', 'lists')).toEqual([
    ['Birds, big', 'ann@far.example'],
  ]);
  expect(await fields('https://far.example/notes/1\n', 'bookmarks')).toEqual([
    ['https://far.example/notes/1'],
  ]);
  expect(await fields('#domain,#severity\nBad.example,suspend\n', 'domain_blocks')).toEqual([
    ['bad.example'],
  ]);
});

test('the names of columns say what kind a file of Mastodon is', async () => {
  const ofBookmarks = '#uri\nhttps://far.example/notes/1\n';
  expect(await readable(ofBookmarks, 'bookmarks')).toMatchObject({
    header: '#uri',
    entries: [{ line: 2, fields: ['https://far.example/notes/1'] }],
  });
  const ofLists = 'List name,Account address\nBirds,ann@far.example\n';
  expect(await readable(ofLists, 'lists')).toMatchObject({
    header: 'List name,Account address',
    entries: [{ line: 2, fields: ['Birds', 'ann@far.example'] }],
  });
  expect(await read(ofBookmarks, 'lists')).toEqual({ state: 'other', kind: 'bookmarks' });
  expect(await read(ofLists, 'follows')).toEqual({ state: 'other', kind: 'lists' });
  expect(await read('#domain\nbad.example\n', 'blocks')).toEqual({ state: 'other', kind: 'domain_blocks' });
});

test('files of Misskey are read: plain addresses, and lists with the name first', async () => {
  const people = 'ann@far.example\nben@other.example';
  for (const kind of ['mutes', 'blocks'] as const)
    expect((await fields(people, kind)).map(([address]) => address)).toEqual([
      'ann@far.example',
      'ben@other.example',
    ]);
  expect(await fields('Birds,ann@far.example\nBirds,ben@other.example\n', 'lists')).toEqual([
    ['Birds', 'ann@far.example'],
    ['Birds', 'ben@other.example'],
  ]);
});

test.each([
  ['Account address,Hide notifications', 'mutes', ['ann@far.example,false'], [['ann@far.example', 'false']]],
  ['#domain', 'domain_blocks', ['bad.example', 'worse.example'], [['bad.example'], ['worse.example']]],
  [
    'List name,Account address',
    'lists',
    ['"Birds, big",ann@far.example'],
    [['Birds, big', 'ann@far.example']],
  ],
] as const)(
  'a mark before the names of the columns and line ends of Windows change nothing: %s',
  async (...[header, kind, lines, expected]) => {
    const text = `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
    expect(await readable(text, kind)).toMatchObject({ header, broken: [] });
    expect(await fields(text, kind)).toEqual(expected);
  },
);

test('filters are read as JSON of either version of the interface, as words, and as lists', async () => {
  const versions = [
    {
      title: 'Rain',
      context: ['home'],
      filter_action: 'hide',
      keywords: [{ keyword: 'rain', whole_word: true }],
    },
    { phrase: 'snow', context: ['public'], whole_word: false },
    'fog',
    ['hail'],
    ['two', 'together'],
    '/regex/i',
  ];
  const { entries, broken, header } = await readable(JSON.stringify(versions), 'filters');
  expect(entries.map((entry) => entry.fields[0])).toEqual(['Rain', 'snow', 'fog', 'hail']);
  expect(broken.map(({ line, why }) => [line, why])).toEqual([
    [5, 'filter'],
    [6, 'filter'],
  ]);
  const again = printLines(
    header,
    entries.map(({ source }) => source),
  );
  expect(await fields(again, 'filters')).toEqual(entries.map((entry) => entry.fields));
  expect((await fields('rain\nsnow,home public,true\n', 'filters')).map(([title]) => title)).toEqual([
    'rain',
    'snow',
  ]);
});

test('each broken line is told with its number and its reason, and repeated ones are counted', async () => {
  const text = 'ann@far.example\nnot an address\nANN@far.example\n"open\na@b@c\n';
  const { entries, broken, repeated } = await readable(text, 'blocks');
  expect(entries).toHaveLength(1);
  expect(repeated).toBe(1);
  expect(broken).toEqual([
    { line: 2, source: 'not an address', why: 'address' },
    { line: 4, source: '"open', why: 'quotes' },
    { line: 5, source: 'a@b@c', why: 'address' },
  ]);
  expect((await readable('Birds\n', 'lists')).broken[0]?.why).toBe('columns');
  expect((await readable('far.example/1\n', 'bookmarks')).broken[0]?.why).toBe('link');
  expect((await readable('no host\n', 'domain_blocks')).broken[0]?.why).toBe('host');
});

test('what is no file of this kind is told as such', async () => {
  expect(await readImportFile(new Uint8Array([0x61, 0xe4, 0x0a]), 'blocks')).toEqual({ state: 'encoding' });
  expect(await readImportFile(new Uint8Array([0xff, 0xfe, 0x61, 0]), 'blocks')).toEqual({
    state: 'encoding',
  });
  expect(await read('a\0b\0', 'blocks')).toEqual({ state: 'encoding' });
  expect(await read(' \n\r\n', 'blocks')).toEqual({ state: 'empty' });
  expect(await read('Account address\n', 'blocks')).toEqual({ state: 'empty' });
  expect(await read('Account address,Hide notifications\n', 'follows')).toEqual({
    state: 'other',
    kind: 'mutes',
  });
  expect(await readImportFile(new Uint8Array(20_000_001), 'follows')).toEqual({
    state: 'large',
    megabytes: 20,
  });
  const json = new TextEncoder().encode('['.padEnd(3_000_001));
  expect(await readImportFile(json, 'filters')).toEqual({ state: 'large', megabytes: 3 });
});

test('a file of 100,000 lines is read, and compared with what is known, in slices between which the page gets its turns', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 0.04));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  onTestFinished(() => {
    clock.mockRestore();
    clearInterval(timer);
  });
  const addresses = Array.from({ length: 100_000 }, (_, at) => `swarm${at}@crowd.example`);
  const { entries } = await readable(addresses.join('\n'), 'follows');
  expect(entries).toHaveLength(100_000);
  const whileReading = turns;
  expect(whileReading).toBeGreaterThan(200);
  const fresh = await notAmong(new Set(addresses.slice(50_000)), 'follows', entries);
  expect(fresh).toHaveLength(50_000);
  expect(turns - whileReading).toBeGreaterThan(200);
});
