import { expect, test, vi } from 'vitest';
import type { DraftAttachment } from '../post-content/draft';
import type { EncodePicture } from './pictures/encode-picture';
import { attachmentWith, refusal, sentFiles } from './testing/sent-files';
import type { UploadTarget } from './upload';
import type { UploadLimits } from './upload-limits';
import { createUploads } from './uploads';

const offline = { kind: 'offline', timedOut: false } as const;
const free: UploadLimits = {
  perStatus: null,
  pictureSize: null,
  otherSize: null,
  descriptionLength: 1500,
  types: [],
};
const file = (name: string, content = name, type = 'text/plain') => new File([content], name, { type });

function begin(limits: Partial<UploadLimits> = {}) {
  const server = sentFiles();
  let keys = 0;
  const log = vi.fn<() => void>();
  const given = { ...free, ...limits };
  const uploads = createUploads({
    send: server.send,
    limits: () => given,
    options: () => ({ shrinks: false, alwaysJpeg: false }),
    encode: vi.fn<EncodePicture>(() => Promise.resolve(null)),
    newKey: () => `key ${(keys += 1)}`,
    log,
  });
  const delivered: DraftAttachment[] = [];
  const target: UploadTarget = {
    slot: 'new',
    maxFiles: null,
    fileCount: () => delivered.length,
    deliver: (attached) => delivered.push(attached),
  };
  const names = () => delivered.map(({ name }) => name);
  const states = (slot = 'new') => uploads.of(slot).map(({ phase }) => phase.state);
  const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 1 });
  const problem = () =>
    uploads.of('new').map(({ phase }) => (phase.state === 'failed' ? phase.why : phase.state));
  return { uploads, server, target, delivered, names, states, until, problem, log, given };
}

test('a file goes to the server, tells how far it is, and is in the form then', async () => {
  const { uploads, server, target, delivered, states } = begin();
  uploads.add(target, [file('notes.txt')]);
  expect(uploads.isUploading('new')).toBe(true);
  const call = await server.call(0);
  expect([call.what, call.name]).toEqual(['POST /api/v2/media', 'notes.txt']);
  call.progress(0.426);
  expect(uploads.of('new')[0]?.phase).toEqual({ state: 'sending', fraction: 0.42 });
  call.answer(attachmentWith('m1'));
  await vi.waitUntil(() => delivered.length > 0);
  expect(delivered).toEqual([{ attachment: attachmentWith('m1'), name: 'notes.txt', description: '' }]);
  expect(states()).toEqual([]);
  expect(uploads.isUploading('new')).toBe(false);
});

test('files stand in the order in which they were picked, whichever is there first', async () => {
  const { uploads, server, target, names, states, until } = begin();
  uploads.add(target, [file('a'), file('b'), file('c')]);
  (await server.call(2)).answer(attachmentWith('m3'));
  (await server.call(1)).answer(attachmentWith('m2'));
  await until(() => states().filter((state) => state === 'done').length === 2);
  expect(names()).toEqual([]);
  (await server.call(0)).answer(attachmentWith('m1'));
  await until(() => names().length === 3);
  expect(names()).toEqual(['a', 'b', 'c']);
});

test('what fails or is taken back holds nobody up', async () => {
  const { uploads, server, target, names, until, states } = begin();
  uploads.add(target, [file('a'), file('b'), file('c')]);
  (await server.call(2)).answer(attachmentWith('m3'));
  (await server.call(0)).fail(refusal(500));
  await until(() => states().includes('failed'));
  const second = uploads.of('new')[1];
  uploads.cancel(second?.id ?? '');
  await until(() => names().length === 1);
  expect(names()).toEqual(['c']);
  expect(states()).toEqual(['failed']);
  expect(uploads.isUploading('new')).toBe(false);
});

test('what is being uploaded goes on for another form, also what failed and what belongs to a later post', async () => {
  const { uploads, server, target, delivered, until, states } = begin();
  const part = { ...target, slot: 'new#2' };
  uploads.add(target, [file('a'), file('b')]);
  uploads.add(part, [file('c')]);
  (await server.call(0)).fail(refusal(500));
  await until(() => states().includes('failed'));
  const moved: [string | null, string][] = [];
  uploads.move('new', (which) => ({
    ...target,
    slot: which === null ? 'saved' : `saved#${which}`,
    deliver: ({ name }) => moved.push([which, name]),
  }));
  uploads.drop('new');
  expect([states(), states('saved'), states('saved#2')]).toEqual([[], ['failed', 'sending'], ['sending']]);
  (await server.call(1)).answer(attachmentWith('m2'));
  (await server.call(2)).answer(attachmentWith('m3'));
  await until(() => moved.length === 2);
  expect(moved).toEqual([
    [null, 'b'],
    ['2', 'c'],
  ]);
  uploads.retry(uploads.of('saved')[0]?.id ?? '');
  (await server.call(3)).answer(attachmentWith('m1'));
  await until(() => moved.length === 3);
  expect(delivered).toEqual([]);
});

test('only so many are sent at a time, and the next follows', async () => {
  const { uploads, server, target, states, until } = begin();
  uploads.add(
    target,
    ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
  );
  await server.call(2);
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  (await server.call(1)).answer(attachmentWith('m2'));
  await server.call(3);
  await until(() => states()[3] === 'sending');
  expect(states()[4]).toBe('waiting');
});

test('a cut connection is told, and the second try is the same request: the server keeps one file', async () => {
  const { uploads, server, target, problem, names, until } = begin();
  uploads.add(target, [file('a')]);
  const first = await server.call(0);
  first.fail(offline);
  await until(() => problem()[0] !== 'sending');
  expect(problem()).toEqual([offline]);
  uploads.retry(uploads.of('new')[0]?.id ?? '');
  const second = await server.call(1);
  expect(second.key).toBe(first.key);
  second.answer(attachmentWith('m1'));
  await until(() => names().length === 1);
});

test.each([
  ['an answer', refusal(500, 'Oh dear'), false],
  ['a refusal without words', refusal(422), false],
  ['a gateway that speaks JSON', refusal(503, 'Busy'), false],
  ['a gateway without words', refusal(502), true],
  ['no answer in time', { kind: 'offline', timedOut: true } as const, true],
])('after %s the next try has the right key', async (_what, reason, isSame) => {
  const { uploads, server, target, until, states } = begin();
  uploads.add(target, [file('a')]);
  const first = await server.call(0);
  first.fail(reason);
  await until(() => states()[0] === 'failed');
  uploads.retry(uploads.of('new')[0]?.id ?? '');
  expect((await server.call(1)).key === first.key).toBe(isSame);
});

test('a file over the limit is not sent, and both sizes are told', async () => {
  const { uploads, server, target, problem, until } = begin({ otherSize: 5, pictureSize: 50 });
  uploads.add(target, [file('big', '123456'), file('shot.gif', 'GIF89a1234', 'image/gif')]);
  await server.call(0);
  await until(() => problem()[0] !== 'preparing');
  expect(problem()).toEqual([{ kind: 'file_too_big', size: 6, allowed: 5 }, 'sending']);
  expect(server.calls.map(({ name }) => name)).toEqual(['shot.gif']);
});

test('a server that finds a file too big is understood', async () => {
  const { uploads, server, target, problem, until } = begin();
  uploads.add(target, [file('a', '123456'), file('b', '1234')]);
  (await server.call(0)).fail(refusal(413));
  (await server.call(1)).fail(refusal(400, 'file_too_large'));
  await until(() => problem().every((why) => typeof why === 'object'));
  expect(problem()).toEqual([
    { kind: 'file_too_big', size: 6, allowed: null },
    { kind: 'file_too_big', size: 4, allowed: null },
  ]);
});

test('a type that the server does not take is not sent', async () => {
  const { uploads, server, target, problem, until } = begin({ types: ['image/gif'] });
  uploads.add(target, [file('a.txt'), file('owl.gif', 'GIF89a', 'image/gif')]);
  await server.call(0);
  await until(() => problem()[0] !== 'preparing');
  expect(problem()).toEqual([{ kind: 'type_not_accepted', type: 'text/plain' }, 'sending']);
});

test('more files than a post may have are not sent, until there is room', async () => {
  const { uploads, server, target, delivered, problem, until } = begin({ perStatus: 2 });
  uploads.add(target, [file('a'), file('b'), file('c')]);
  expect(problem()[2]).toEqual({ kind: 'too_many_files', allowed: 2 });
  (await server.call(0)).answer(attachmentWith('m1'));
  (await server.call(1)).answer(attachmentWith('m2'));
  await until(() => delivered.length === 2);
  const third = uploads.of('new')[0]?.id ?? '';
  uploads.retry(third);
  expect(problem()).toEqual([{ kind: 'too_many_files', allowed: 2 }]);
  delivered.pop();
  uploads.retry(third);
  expect((await server.call(2)).name).toBe('c');
});

test('a form may have a limit of its own', async () => {
  const { uploads, target, problem } = begin({ perStatus: 4 });
  uploads.add({ ...target, maxFiles: 1 }, [file('a'), file('b')]);
  expect(problem()).toEqual(['preparing', { kind: 'too_many_files', allowed: 1 }]);
});

test('what is taken back while it is sent never comes into the form', async () => {
  const { uploads, server, target, delivered } = begin();
  uploads.add(target, [file('a')]);
  const call = await server.call(0);
  uploads.cancel(uploads.of('new')[0]?.id ?? '');
  call.answer(attachmentWith('m1'));
  await vi.waitUntil(() => !uploads.isUploading('new'));
  expect(uploads.of('new')).toEqual([]);
  expect(delivered).toEqual([]);
});

test('a picture whose place cannot be taken out does not leave the device', async () => {
  const { uploads, server, target, problem, until } = begin();
  uploads.add(target, [file('broken.jpg', '\u00ff', 'image/jpeg')]);
  await until(() => problem()[0] !== 'preparing');
  expect(problem()).toEqual([{ kind: 'metadata_not_removable' }]);
  expect(server.calls).toEqual([]);
});

test('a file that is gone from the device is told as that', async () => {
  const { uploads, target, problem, until, log } = begin();
  const gone = file('gone.txt');
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('It was moved.', 'NotReadableError');
  });
  uploads.add(target, [gone]);
  await until(() => problem()[0] !== 'preparing');
  expect(problem()).toEqual([{ kind: 'file_unreadable' }]);
  expect(log).not.toHaveBeenCalled();
});

test('a form holds the sending for those within it, and its end takes them along', async () => {
  const { uploads, server, target } = begin();
  uploads.add({ ...target, slot: 'new#2' }, [file('a')]);
  uploads.add({ ...target, slot: 'reply new' }, [file('b')]);
  await server.call(1);
  expect([uploads.isUploading('new'), uploads.isUploading('new#2')]).toEqual([true, true]);
  uploads.drop('new');
  expect([uploads.isUploading('new'), uploads.isUploading('reply new')]).toEqual([false, true]);
  uploads.cancelAll();
  expect(uploads.isUploading('reply new')).toBe(false);
});

test('a list stays the same object until something about it changes', async () => {
  const { uploads, server, target } = begin();
  expect(uploads.of('new')).toBe(uploads.of('other'));
  uploads.add(target, [file('a')]);
  const call = await server.call(0);
  const list = uploads.of('new');
  expect(uploads.of('new')).toBe(list);
  const heard = vi.fn<() => void>();
  uploads.subscribe(heard);
  call.progress(0.001);
  expect(heard).not.toHaveBeenCalled();
  call.progress(0.5);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(uploads.of('new')).not.toBe(list);
});

test('what the server works on is waited for, however long, and others go on meanwhile', async () => {
  vi.useFakeTimers();
  try {
    const { uploads, server, target, names, states } = begin();
    const settled = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
    uploads.add(
      target,
      ['film', 'b', 'c', 'd'].map((name) => file(name)),
    );
    await settled();
    server.calls[0]?.answer(attachmentWith('m1', { url: '' }));
    await settled();
    expect(states()).toEqual(['processing', 'sending', 'sending', 'sending']);
    await settled(1000);
    expect(server.calls[4]?.what).toBe('GET /api/v1/media/m1');
    server.calls[4]?.answer(attachmentWith('m1', { url: '' }));
    await settled(2000);
    server.calls[5]?.fail({ kind: 'offline', timedOut: false });
    await settled(5000);
    server.calls[6]?.answer(attachmentWith('m1'));
    await settled();
    expect(names()).toEqual(['film']);
  } finally {
    vi.useRealTimers();
  }
});

test('what the server worked on in vain is sent anew; what could not be asked for is asked for again', async () => {
  vi.useFakeTimers();
  try {
    const { uploads, server, target, states } = begin();
    const settled = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
    const retry = () => uploads.retry(uploads.of('new')[0]?.id ?? '');
    uploads.add(target, [file('film')]);
    await settled();
    server.calls[0]?.answer(attachmentWith('m1', { url: '' }));
    for (let asked = 1; asked <= 4; asked++) {
      await settled(5000);
      server.calls[asked]?.fail({ kind: 'offline', timedOut: false });
    }
    await settled();
    expect(states()).toEqual(['failed']);
    retry();
    await settled(1000);
    expect(server.calls[5]?.what).toBe('GET /api/v1/media/m1');
    server.calls[5]?.fail(refusal(422, 'That film cannot be read'));
    await settled();
    expect(states()).toEqual(['failed']);
    retry();
    await settled(1000);
    expect(server.calls[6]?.what).toBe('POST /api/v2/media');
    expect(server.calls[6]?.key).not.toBe(server.calls[0]?.key);
  } finally {
    vi.useRealTimers();
  }
});
