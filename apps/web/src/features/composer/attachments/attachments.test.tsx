import type { Attachment } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { DraftAttachment } from '@linnet/domain/drafts';
import type { Upload, UploadProblem } from '@linnet/domain/uploads';
import { act, useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { fillIn } from '../../../testing/fill-in';
import { handledClient } from '../../../testing/handled-client';
import { show } from '../../../testing/show';
import { until } from '../../../testing/until';
import { DraftsProvider } from '../drafts/drafts-provider';
import { Attachments } from './attachments';
import type { DraftFiles } from './draft-files';

function attached(id: string, facts: Partial<Attachment> = {}): DraftAttachment {
  const url = `https://nest.example/media/${id}.png`;
  const attachment: Attachment = {
    id,
    kind: 'image',
    mimeType: 'image/png',
    url,
    previewUrl: url,
    remoteUrl: null,
    description: '',
    blurhash: null,
    size: null,
    ...facts,
  };
  return { attachment, name: `${id}.png`, description: attachment.description };
}

function upload(name: string, phase: Upload['phase']): Upload {
  return { id: name, slot: 'new', file: new File(['x'], name, { type: 'text/plain' }), phase };
}

const instance = {
  title: 'Nest',
  version: '2.7.2',
  pleroma: { metadata: {} },
  description_limit: 120,
};
let answer: () => Response | Promise<Response>;
let told: unknown[];

beforeEach(() => {
  told = [];
  answer = () => Response.json({ id: 'owl', type: 'image', url: 'https://nest.example/media/owl.png' });
});

async function nest(): Promise<Client> {
  const client = handledClient({
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/v1/instance') return Response.json(instance);
      if (request.method !== 'PUT') return new Response('', { status: 404 });
      told.push([pathname, await request.json()]);
      return answer();
    },
  });
  await client.instance.load();
  await client.drafts.load();
  return client;
}

interface Scene {
  attached?: readonly DraftAttachment[];
  uploads?: readonly Upload[];
  isEdit?: boolean;
}

async function form(scene: Scene = {}) {
  const client = await nest();
  const cancel = vi.fn<DraftFiles['cancel']>();
  const retry = vi.fn<DraftFiles['retry']>();
  let now: readonly DraftAttachment[] = [];

  function Form({ uploads = [] }: { readonly uploads?: readonly Upload[] | undefined }) {
    const [files, setFiles] = useState(scene.attached ?? []);
    useEffect(() => {
      now = files;
    }, [files]);
    return (
      <form>
        <textarea aria-label="text" />
        <Attachments
          files={{ attached: files, uploads, add: () => {}, change: setFiles, cancel, retry }}
          isEdit={scene.isEdit ?? false}
          disabled={false}
        />
      </form>
    );
  }

  const content = (uploads = scene.uploads) => (
    <ClientProvider value={client}>
      <DraftsProvider>
        <Form uploads={uploads} />
      </DraftsProvider>
    </ClientProvider>
  );
  const { container, rerender } = await show(content());
  return {
    place: container,
    cancel,
    retry,
    files: () => now,
    ids: () => now.map(({ attachment }) => attachment.id),
    withUploads: (uploads: readonly Upload[]) => rerender(content(uploads)),
  };
}

function button(name: string | RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) => {
    const own = one.getAttribute('aria-label') ?? one.textContent;
    return typeof name === 'string' ? own === name : name.test(own);
  });
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
}

const press = (name: string | RegExp) => act(async () => button(name).click());

async function key(target: Element, init: KeyboardEventInit): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  await act(async () => void target.dispatchEvent(event));
  return event;
}

function description(): HTMLTextAreaElement {
  const label = [...document.querySelectorAll('label')].find((one) =>
    one.textContent.startsWith('Description of'),
  );
  const field = document.getElementById(label?.htmlFor ?? '');
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('No description is written.');
  return field;
}

const status = () => document.querySelector('[role=status]')?.textContent;

test('shows how far each file is, in per cent, and takes it back', async () => {
  const { place, cancel } = await form({
    uploads: [
      upload('owl.png', { state: 'sending', fraction: 0.42 }),
      upload('wren.mp4', { state: 'processing' }),
    ],
  });
  const [first, second] = place.querySelectorAll('[role=progressbar]');
  expect(first?.getAttribute('aria-label')).toBe('Uploading owl.png');
  expect([first?.textContent, first?.getAttribute('aria-valuenow')]).toEqual(['42%', '42']);
  expect(second?.getAttribute('aria-valuetext')).toBe('The server is processing it');
  await press('Cancel upload of wren.mp4');
  expect(cancel.mock.calls).toEqual([['wren.mp4']]);
});

test('those who listen hear that files are sent, and when all are there [2.5.014]', async () => {
  const sending = { state: 'sending', fraction: 0 } as const;
  const { withUploads } = await form({ attached: [attached('owl')] });
  expect(status()).toBe('');
  await withUploads([upload('a', sending), upload('b', sending)]);
  expect(status()).toBe('Uploading 2 files');
  await withUploads([]);
  expect(status()).toBe('One attachment added');
});

const errors: readonly (readonly [why: UploadProblem, words: string])[] = [
  [
    { kind: 'file_too_big', size: 20_971_520, allowed: 16_000_000 },
    'The file is too big: 20 MiB. The server accepts up to 15.3 MiB.',
  ],
  [{ kind: 'file_too_big', size: 2048, allowed: null }, 'The file is too big for the server: 2 KiB.'],
  [{ kind: 'too_many_files', allowed: 4 }, 'A post can have 4 attachments. Remove another one first.'],
  [{ kind: 'type_not_accepted', type: 'text/x' }, 'The server doesn’t accept files of this type (text/x).'],
  [
    { kind: 'metadata_not_removable' },
    'Couldn’t remove the location from this picture because it is damaged. It wasn’t sent.',
  ],
  [{ kind: 'file_unreadable' }, 'Couldn’t read the file. It may have been moved or changed. Add it again.'],
  [{ kind: 'offline', timedOut: false }, 'Couldn’t reach the server. Try again later.'],
  [
    { kind: 'http', status: 500, text: null, identifier: null, body: null },
    'The server has a problem (error 500). Try again later.',
  ],
  [
    { kind: 'http', status: 422, text: 'No owls', identifier: null, body: null },
    'The server said: \u2068No owls\u2069 Try again later.',
  ],
];

test.each(errors)('a file that failed says why: %o [2.5.009, 2.5.012, 2.8.008]', async (why, words) => {
  const { place, cancel } = await form({ uploads: [upload('owl.png', { state: 'failed', why })] });
  expect(place.querySelector('[role=alert]')?.textContent).toContain(`owl.pngUpload failed. ${words}`);
  await press('Remove owl.png');
  expect(cancel.mock.calls).toEqual([['owl.png']]);
});

test('a description is written within the limit of the server; Enter adds no line and Ctrl+Enter is let through [2.5.026]', async () => {
  const { files } = await form({ attached: [attached('owl')] });
  await press('owl.png, 1 of 1, not described');
  const field = description();
  expect(document.activeElement).toBe(field);
  expect(field.maxLength).toBe(120);
  expect((await key(field, { key: 'Enter' })).defaultPrevented).toBe(true);
  expect((await key(field, { key: 'Enter', ctrlKey: true })).defaultPrevented).toBe(false);
  await fillIn(field, 'An owl on a wire, and nobody else');
  expect(files()[0]?.description).toBe('An owl on a wire, and nobody else');
  expect(document.body.textContent).toContain('87 characters left');
  await until(() => told.length === 1);
  expect(told).toEqual([['/api/v1/media/owl', { description: 'An owl on a wire, and nobody else' }]]);
  const escape = await key(field, { key: 'Escape' });
  expect(escape.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(button('owl.png, 1 of 1, described'));
});

test('a description that the server does not take is told, and can be tried again [2.5.008]', async () => {
  const { place } = await form({ attached: [attached('owl')] });
  answer = () => Response.json({ error: 'description_too_long' }, { status: 400 });
  await press(/^owl.png, 1 of 1/);
  await fillIn(description(), 'An owl');
  await until(() => place.querySelector('[role=alert]') !== null);
  expect(place.querySelector('[role=alert]')?.textContent).toContain(
    'Couldn’t save the description of an attachment. Try again.',
  );
  answer = () => Response.json({ id: 'owl' });
  await press('Try owl.png again');
  await until(() => place.querySelector('[role=alert]') === null);
  expect(told).toHaveLength(2);
});

test('descriptions of a post that is edited go with the edit', async () => {
  vi.useFakeTimers();
  try {
    await form({ attached: [attached('owl')], isEdit: true });
    await press(/^owl.png, 1 of 1/);
    await fillIn(description(), 'An owl');
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(told).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('arrow keys put files in another order, and say where they are then', async () => {
  const { ids } = await form({ attached: ['owl', 'wren', 'tit'].map((id) => attached(id)) });
  await key(button(/^owl.png/), { key: 'ArrowRight' });
  expect(ids()).toEqual(['wren', 'owl', 'tit']);
  expect(status()).toBe('owl.png: now 2 of 3');
  await key(button(/^wren.png/), { key: 'ArrowLeft' });
  expect(ids()).toEqual(['wren', 'owl', 'tit']);
  document.documentElement.dir = 'rtl';
  button(/^owl.png/).style.direction = 'rtl';
  await key(button(/^owl.png/), { key: 'ArrowRight' });
  document.documentElement.dir = '';
  expect(ids()).toEqual(['owl', 'wren', 'tit']);
});

test('buttons put files in another order too', async () => {
  const { ids } = await form({ attached: ['owl', 'wren'].map((id) => attached(id)) });
  await press(/^wren.png/);
  expect(button('Move towards the end').disabled).toBe(true);
  await press('Move towards the beginning');
  expect(ids()).toEqual(['wren', 'owl']);
  expect(button('Move towards the beginning').disabled).toBe(true);
});

test('what is removed gives the focus to the one beside it, and the last one to the text', async () => {
  const { ids, place } = await form({ attached: ['owl', 'wren'].map((id) => attached(id)) });
  await press('Remove owl.png');
  expect(ids()).toEqual(['wren']);
  expect(document.activeElement).toBe(button(/^wren.png/));
  await press('Remove wren.png');
  expect(ids()).toEqual([]);
  expect(document.activeElement).toBe(place.querySelector('textarea'));
});

test('a film shows its beginning, and what has no picture its kind', async () => {
  const { place } = await form({
    attached: [
      attached('owl', { kind: 'video', url: 'https://nest.example/owl.mp4' }),
      attached('song', { kind: 'audio' }),
      attached('wren'),
    ],
  });
  expect(place.querySelector('video')?.getAttribute('src')).toBe('https://nest.example/owl.mp4#t=0.1');
  expect(place.querySelectorAll('video')).toHaveLength(1);
  expect([...place.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://nest.example/media/wren.png',
  ]);
});

test('only what can help is offered: a file over the limit or one that is lost is not tried again', async () => {
  const why = (of: UploadProblem): Upload['phase'] => ({ state: 'failed', why: of });
  const { retry } = await form({
    uploads: [
      upload('large.txt', why({ kind: 'file_too_big', size: 9, allowed: 5 })),
      upload('huge.txt', why({ kind: 'file_too_big', size: 9, allowed: null })),
      upload('odd.txt', why({ kind: 'type_not_accepted', type: 'text/odd' })),
      upload('lost.txt', why({ kind: 'page_closed' })),
      upload('slow.txt', why({ kind: 'offline', timedOut: true })),
    ],
  });
  const names = [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
  expect(names.filter((name) => name?.startsWith('Try '))).toEqual(['Try slow.txt again']);
  expect(names.filter((name) => name?.startsWith('Remove '))).toHaveLength(5);
  await press('Try slow.txt again');
  expect(retry.mock.calls).toEqual([['slow.txt']]);
  expect(document.body.textContent).toContain('The page was closed during the upload. Add the file again.');
});
