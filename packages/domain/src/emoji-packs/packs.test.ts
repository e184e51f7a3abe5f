import { customEmojis, describeEmojiPack } from '@linnet/api';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { onEmojiChange } from '../emoji/emoji-group';
import { type VisitOptions, startServer } from '../testing/start-server';
import { archiveContents, readArchive } from './archive-names';
import { emojiListingOf } from './emoji-listing';
import { type NewEmoji, emojiPackOf } from './pack';
import { emojiPacksOf } from './pack-list';
import { packProblem } from './pack-problem';
import { remotePacksOf } from './remote-packs';

async function begin(options: VisitOptions = {}) {
  const server = await startServer();
  const client = await server.visitAs('alice', options);
  const packs = emojiPacksOf(client);
  await packs.load();
  return { ...server, client, packs };
}

const picture = (name: string) => new File(['not looked at'], name, { type: 'image/png' });
const emoji = (shortcode: string): NewEmoji => ({ source: picture(`${shortcode}.png`), shortcode });

/** A run that nobody stops. */
function aRun() {
  const progress: number[] = [];
  return { progress, stop: new AbortController().signal, onProgress: (done: number) => progress.push(done) };
}

const listed = async ({ send }: Client) =>
  (await send(customEmojis())).items.map(({ shortcode }) => shortcode);

const namesIn = ({ state }: ReturnType<typeof emojiPacksOf>) => state.get().rows?.map(({ name }) => name);

/** Loses the answers of calls to a path; the server has done what they ask. */
const loses = (path: RegExp, method: string): VisitOptions => ({
  between: async (request, next) => {
    const isLost = path.test(request.url) && request.method === method;
    const answer = await next(request);
    if (isLost) throw new TypeError('the network is gone');
    return answer;
  },
});

test('a pack is made, described, filled and deleted, and the picker has each change [3.1.007, 3.7.057]', async () => {
  const { client, packs } = await begin();
  let changes = 0;
  onEmojiChange(client, () => (changes += 1));
  expect(await packs.create('owls')).toBeNull();
  expect(namesIn(packs)).toEqual(['hedge', 'owls', 'weather']);
  const taken = await packs.create('owls');
  expect(taken && packProblem(taken)).toBe('pack_exists');

  const pack = emojiPackOf(client, 'owls');
  await pack.load();
  expect(await pack.describe({ description: 'Night birds', shared: true })).toBeNull();
  expect(pack.state.get().value).toMatchObject({ description: 'Night birds', canDownload: true });

  const run = aRun();
  expect(await pack.add([emoji('barn_owl'), emoji('tawny_owl')], run)).toMatchObject({
    failures: [],
    untried: [],
  });
  expect(run.progress).toEqual([1, 2]);
  expect(pack.state.get().value?.files).toEqual({ barn_owl: 'barn_owl.png', tawny_owl: 'tawny_owl.png' });
  expect(await listed(client)).toContain('barn_owl');
  expect(packs.state.get().rows?.find(({ name }) => name === 'owls')?.pack.count).toBe(2);

  expect(await packs.discard('owls')).toBeNull();
  expect(namesIn(packs)).toEqual(['hedge', 'weather']);
  expect(await listed(client)).not.toContain('barn_owl');
  expect(changes).toBeGreaterThanOrEqual(2);
});

test('what others write of a pack meanwhile stays when one field is changed', async () => {
  const { client, visitAs } = await begin();
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  const other = await visitAs('alice');
  const written = { description: 'From elsewhere', 'x-own': 'kept', license: 'MIT' };
  await other.send(describeEmojiPack('weather', written));
  expect(await pack.describe({ license: 'CC0' })).toBeNull();
  expect(pack.state.get().value?.metadata).toEqual({
    description: 'From elsewhere',
    'x-own': 'kept',
    license: 'CC0',
  });
});

test('an emoji is renamed, gets another picture under a new address, and takes the place of another', async () => {
  const { client } = await begin();
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  expect(await pack.rename({ from: 'drizzle', to: 'rain', force: false })).toBeNull();
  expect(pack.state.get().value?.files).toEqual({ rain: 'rain.png', sunny_spell: 'sunny_spell.png' });

  expect(await pack.replace('rain', picture('new.png'))).toEqual({ error: null, left: null });
  expect(pack.state.get().value?.files).toEqual({ rain: 'rain-2.png', sunny_spell: 'sunny_spell.png' });

  const taken = await pack.rename({ from: 'rain', to: 'sunny_spell', force: false });
  expect(taken && packProblem(taken)).toBe('taken');
  expect(await pack.rename({ from: 'rain', to: 'sunny_spell', force: true })).toBeNull();
  expect(Object.keys(pack.state.get().value?.files ?? {})).toEqual(['sunny_spell']);
});

test('a picture that can’t be replaced leaves the emoji as it was, and nothing behind', async () => {
  const { client, door } = await begin();
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  const before = pack.state.get().value?.files;
  await door('fail', { path: 'packs/files', method: 'PATCH', status: 409, body: { error: 'No' } });
  expect(await pack.replace('drizzle', picture('new.png'))).toMatchObject({
    error: { status: 409 },
    left: null,
  });
  expect(pack.state.get().value?.files).toEqual(before);
});

test('the shortcode of a new picture that could neither be used nor removed is named', async () => {
  let gone = 'PATCH DELETE';
  const { client } = await begin({
    between: (request, next) =>
      gone.includes(request.method) && request.url.includes('packs/files')
        ? Promise.reject(new TypeError('the network is gone'))
        : next(request),
  });
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  const offline = { error: { kind: 'offline' } };
  expect(await pack.replace('drizzle', picture('new.png'))).toMatchObject({
    ...offline,
    left: 'drizzle_new',
  });
  expect(pack.state.get().value?.files).toMatchObject({ drizzle: 'drizzle.png' });
  // It did not get there at all.
  gone = 'POST';
  expect(await pack.replace('sunny_spell', picture('new.png'))).toMatchObject({ ...offline, left: null });
  expect(Object.keys(pack.state.get().value?.files ?? {})).not.toContain('sunny_spell_new');
});

test('of several files those that the server refuses are told, and the others are there', async () => {
  const { client } = await begin();
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  const { failures, untried } = await pack.add([emoji('fog'), emoji('linnet'), emoji('hail')], aRun());
  expect(untried).toEqual([]);
  expect(failures.map(({ thing }) => thing.shortcode)).toEqual(['linnet']);
  expect(Object.keys(pack.state.get().value?.files ?? {})).toEqual(['drizzle', 'fog', 'hail', 'sunny_spell']);
});

test('deleting many goes one after the other and stops when told; what is left is said', async () => {
  const { client, requests } = await begin();
  const pack = emojiPackOf(client, 'hedge');
  await pack.load();
  const all = Object.keys(pack.state.get().value?.files ?? {});
  const control = new AbortController();
  const outcome = await pack.remove(all, {
    stop: control.signal,
    onProgress: (done) => done === 2 && control.abort(),
  });
  expect(outcome).toMatchObject({ failures: [], untried: all.slice(2) });
  expect(Object.keys(pack.state.get().value?.files ?? {})).toEqual(all.slice(2));
  const sent = (await requests()).filter(({ method }) => method === 'DELETE');
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
});

test('after a lost answer the pack is looked at: what was done is not repeated', async () => {
  const { client, requests } = await begin(loses(/packs\/files/, 'POST'));
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  expect(await pack.add([emoji('fog')], aRun())).toMatchObject({ failures: [], untried: [] });
  const sent = (await requests()).filter(({ path }) => path.endsWith('/packs/files'));
  expect(sent.map(({ status }) => status)).toEqual([200]);
  expect(Object.keys(pack.state.get().value?.files ?? {})).toContain('fog');
});

test('lost answers to making and deleting a pack are looked up too', async () => {
  const { packs } = await begin(loses(/emoji\/pack\?/, 'POST'));
  expect(await packs.create('owls')).toBeNull();
  const other = await begin(loses(/emoji\/pack\?/, 'DELETE'));
  expect(await other.packs.discard('weather')).toBeNull();
  expect(namesIn(other.packs)).toEqual(['hedge']);
});

test('a pack that was there before is not taken for the one whose answer was lost', async () => {
  const { packs } = await begin({
    between: (request, next) =>
      request.method === 'POST' && request.url.includes('emoji/pack?')
        ? Promise.reject(new TypeError('the network is gone'))
        : next(request),
  });
  expect(await packs.create('weather')).toMatchObject({ kind: 'offline' });
  expect(namesIn(packs)).toEqual(['hedge', 'weather']);
});

test('what the server could not do at all stays an error', async () => {
  const { client } = await begin({
    between: (request, next) =>
      request.method === 'POST' && request.url.includes('packs/files')
        ? Promise.reject(new TypeError('the network is gone'))
        : next(request),
  });
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  const { failures, untried } = await pack.add([emoji('fog'), emoji('hail')], aRun());
  expect(failures).toMatchObject([{ thing: { shortcode: 'fog' }, reason: { kind: 'offline' } }]);
  expect(untried.map(({ shortcode }) => shortcode)).toEqual(['hail']);
});

test('an archive adds what is free; what is taken is known before it is sent', async () => {
  const { client } = await begin();
  const bytes = zipSync({ 'set/fog.png': new Uint8Array([1]), 'linnet.png': new Uint8Array([2]) });
  const archive = new File([new Uint8Array(bytes)], 'set.zip', { type: 'application/x-zip-compressed' });
  const names = await readArchive(archive);
  const taken = new Map((await listed(client)).map((shortcode) => [shortcode, 'hedge']));
  expect(archiveContents(names ?? [], taken)).toEqual({ added: ['fog'], leftOut: ['linnet'], unusual: [] });
  expect(await readArchive(new File(['no'], 'no.zip'))).toBeNull();
  const pack = emojiPackOf(client, 'weather');
  await pack.load();
  expect(await pack.add([{ source: archive, shortcode: '' }], aRun())).toMatchObject({
    failures: [],
    untried: [],
  });
  expect(pack.state.get().value?.files).toMatchObject({ fog: 'set/fog.png' });
});

test('packs of other servers are taken over one by one, each with what is wrong with it [3.7.059, 3.7.060]', async () => {
  const { client, packs } = await begin();
  const peer = remotePacksOf(client, 'peer.example');
  await peer.load();
  expect(peer.state.get().rows?.map(({ name }) => name)).toEqual(['hedge', 'marsh', 'testpack']);
  const wanted = [
    { name: 'testpack', as: 'borrowed', shortcodes: ['tri_green', 'tri_purple', 'tri_red'] },
    { name: 'gone', as: 'gone', shortcodes: ['x'] },
  ];
  const run = aRun();
  const outcome = await peer.take(wanted, run);
  expect(run.progress).toEqual([1, 2]);
  expect(outcome.failures.map(({ thing, reason }) => [thing.name, packProblem(reason)])).toEqual([
    ['gone', 'not_there'],
  ]);
  expect(namesIn(packs)).toEqual(['borrowed', 'hedge', 'weather']);
  expect(await listed(client)).toContain('tri_red');

  const far = remotePacksOf(client, 'https://far.example/');
  const faults = ['zzpack', 'noshare'].map((name) => ({ name, as: name, shortcodes: ['bent_spoon'] }));
  const { failures } = await far.take(faults, aRun());
  expect(failures.map(({ reason }) => packProblem(reason))).toEqual(['checksum', 'not_shared']);
});

test('an earlier pack of the same name hides neither what the server refuses nor a lost answer', async () => {
  let isLosing = false;
  const { client, packs } = await begin({
    between: (request, next) =>
      isLosing && request.url.endsWith('/packs/download')
        ? Promise.reject(new TypeError('the network is gone'))
        : next(request),
  });
  const names = ['zzpack', 'noshare', 'testpack'];
  for (const name of names) {
    await packs.create(name);
    const pack = emojiPackOf(client, name);
    await pack.load();
    await pack.add([emoji(`${name}_spoon`)], aRun());
  }
  const wanted = (name: string) => ({ name, as: name, shortcodes: [`${name}_spoon`] });
  const far = remotePacksOf(client, 'far.example');
  const { failures } = await far.take(names.slice(0, 2).map(wanted), aRun());
  expect(failures.map(({ reason }) => packProblem(reason))).toEqual(['checksum', 'not_shared']);
  isLosing = true;
  const lost = await remotePacksOf(client, 'peer.example').take([wanted('testpack')], aRun());
  expect(lost.failures).toMatchObject([{ reason: { kind: 'offline' } }]);
});

test('a server that does not share, or cannot be reached, says so', async () => {
  const { client } = await begin();
  const closed = remotePacksOf(client, 'closed.example');
  await closed.load();
  const { error } = closed.state.get();
  expect(error && packProblem(error)).toBe('no_sharing');
  const down = remotePacksOf(client, 'down.example');
  await down.load();
  expect(down.state.get().error).toMatchObject({ kind: 'http', status: 500 });
});

test('folders of the server become packs, once, and are listed [3.7.051, 3.7.055]', async () => {
  const { client, packs, requests } = await begin();
  expect(await packs.importFolders()).toEqual({ names: ['attic'] });
  expect(namesIn(packs)).toEqual(['attic', 'hedge', 'weather']);
  expect(await listed(client)).toContain('old_kiln');
  expect(await packs.importFolders()).toEqual({ names: [] });
  const reloads = (await requests()).filter(({ path }) => path.endsWith('/reload_emoji'));
  expect(reloads).toHaveLength(2);
});

test('emoji that the server has not listed again are said to be missing, until it has', async () => {
  const { client, packs, door } = await begin();
  const listing = emojiListingOf(client);
  await door('fail', { path: 'reload_emoji', status: 500 });
  expect(await packs.discard('weather')).toBeNull();
  expect(listing.error.get()).toMatchObject({ status: 500 });
  expect(await listed(client)).toContain('drizzle');
  expect(await listing.renew()).toBeNull();
  expect(await listed(client)).not.toContain('drizzle');
});

test('packs come page by page, and a pack whole, whatever its size', async () => {
  const { client, packs, requests, visitAs } = await begin();
  for (let at = 0; at < 20; at += 1) await packs.create(`pack_${String(at).padStart(2, '0')}`);
  const fresh = emojiPacksOf(await visitAs('alice'));
  await fresh.load();
  expect(fresh.state.get()).toMatchObject({ hasMore: true });
  expect(namesIn(fresh)).toHaveLength(20);
  await fresh.loadMore();
  expect(namesIn(fresh)).toHaveLength(22);
  expect(fresh.state.get()).toMatchObject({ hasMore: false });

  const files = Object.fromEntries(
    Array.from({ length: 520 }, (_, at) => [`bird_${at}.png`, new Uint8Array([at % 256])]),
  );
  const archive = new File([new Uint8Array(zipSync(files))], 'birds.zip', { type: 'application/zip' });
  const pack = emojiPackOf(client, 'pack_00');
  await pack.load();
  await pack.add([{ source: archive, shortcode: '' }], aRun());
  await pack.load();
  expect(Object.keys(pack.state.get().value?.files ?? {})).toHaveLength(520);
  const pages = (await requests()).filter(
    ({ path, query }) => path.endsWith('/pack') && /page=2/.test(query),
  );
  expect(pages.map(({ status }) => status)).toEqual([200]);
});
