import { rowsOf, type Client } from '@linnet/domain';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
// The row of actions is there already: its code is not what these tests wait for.
import '../../blocks/status/card-parts';
import { StatusCard } from '../../blocks/status/status-card';
import { ClientProvider } from '../../platform/client/client-provider';
import { SlotsProvider } from '../../platform/slots/slots';
import { fillIn } from '../../testing/fill-in';
import { handledClient } from '../../testing/handled-client';
import { memoryStorage } from '../../testing/memory-storage';
import { show } from '../../testing/show';
import { wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { ComposerPanel } from './composer-panel';
import { ComposerSheet } from './composer-sheet';
import { ReplyForm } from './reply-form';

const wren = {
  id: 'a1',
  username: 'wren',
  acct: 'wren',
  url: 'https://nest.example/users/wren',
  locked: false,
};
const instance = { title: 'Nest', version: '2.7.2', max_toot_chars: 30, pleroma: { metadata: {} } };
const statusOf = (id: string, visibility: string) => ({
  id,
  uri: `https://nest.example/objects/${id}`,
  url: `https://nest.example/notice/${id}`,
  account: { id: 'a2', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' },
  content: 'a song',
  created_at: '2026-11-20T09:00:00.000Z',
  visibility,
});

type Answer = () => Response | Promise<Response>;

/** A member's domain; `post` answers what is posted, which is kept in `posted`. */
function writer({ post = () => Response.json(statusOf('s9', 'public')), ...options }: WriterOptions = {}) {
  const posted: unknown[] = [];
  const answers: Record<string, Answer> = {
    'GET /api/v1/accounts/verify_credentials': () => Response.json({ ...wren, ...options.own }),
    'GET /api/v1/instance': () => Response.json({ ...instance, ...options.instance }),
    'GET /api/v1/timelines/home': () => Response.json([]),
    'GET /api/v1/timelines/public': () => Response.json([statusOf('s1', options.parentScope ?? 'public')]),
  };
  const client = handledClient({
    storage: options.storage ?? memoryStorage(wrenSignedIn),
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'POST' && pathname === '/api/v1/statuses') {
        posted.push(await request.json());
        return post();
      }
      return answers[`${request.method} ${pathname}`]?.() ?? new Response('', { status: 404 });
    },
  });
  return { client, posted };
}

interface WriterOptions {
  post?: Answer;
  own?: object;
  instance?: object;
  parentScope?: string;
  storage?: Storage;
}

async function ready(client: Client): Promise<void> {
  await client.session.verify();
  await client.instance.load();
  await client.drafts.load();
}

async function panel(options: WriterOptions = {}) {
  const { client, posted } = writer(options);
  await ready(client);
  await show(
    <ClientProvider value={client}>
      <ComposerPanel space={null} />
    </ClientProvider>,
  );
  return { client, posted };
}

/** The card of a status, whose reply form this is. */
async function card(options: WriterOptions = {}) {
  const { client, posted } = writer(options);
  await ready(client);
  await client.feeds.get({ kind: 'public' }).open();
  const [first] = rowsOf(client.feeds.get({ kind: 'public' }).state.get().segments);
  if (first?.kind !== 'status') throw new Error('The status did not come.');
  await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ ReplyForm }}>
        <StatusCard id={first.id} />
      </SlotsProvider>
    </ClientProvider>,
  );
  await until(() => findButton('Reply') !== undefined);
  return { client, posted, id: first.id };
}

function one<E extends Element>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

const textField = () => one('textarea', HTMLTextAreaElement);
const subjectField = () => one('input[aria-label^="Subject"]', HTMLInputElement);
const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
const button = (name: string) => {
  const found = findButton(name);
  if (found === undefined) throw new Error(`There is no button "${name}".`);
  return found;
};
const page = () => document.body.textContent ?? '';
const alertWords = () => document.querySelector('[role="alert"]')?.textContent ?? '';
const scopes = () =>
  [...document.querySelectorAll('[type="radio"]')].map((radio) => radio.getAttribute('aria-label'));
const press = (element: HTMLElement) => act(async () => element.click());
const pressKey = (element: HTMLElement, init: KeyboardEventInit) =>
  act(async () =>
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
  );
beforeEach(() => history.replaceState(null, '', '/main/friends'));

test('is one line until somebody writes [1.1.002, 2.1.006]', async () => {
  await panel();
  expect(scopes()).toEqual([]);
  expect(button('Post').disabled).toBe(true);
  await act(async () => textField().focus());
  expect(scopes()).toEqual(['Public', 'Unlisted', 'Followers only', 'Direct']);
  expect(button('Post').disabled).toBe(false);
});

test('stays open until the press that leaves it has ended', async () => {
  await panel();
  await act(async () => textField().focus());
  await act(async () => textField().blur());
  expect(scopes()).not.toEqual([]);
  await act(async () => document.dispatchEvent(new Event('pointerup')));
  await until(() => scopes().length === 0);
});

test('counts text and subject down to the limit of the server [2.5.004]', async () => {
  await panel();
  await fillIn(textField(), 'twenty letters here!');
  expect(page()).toContain('10 characters left');
  await fillIn(subjectField(), 'eight ch');
  expect(page()).toContain('2 characters left');
});

test('too long a text cannot be posted [2.5.005]', async () => {
  const { posted } = await panel();
  await fillIn(textField(), 'x'.repeat(31));
  expect(page()).toContain('1 character too many');
  expect(page()).toContain('longer than the server takes');
  expect(button('Post').disabled).toBe(true);
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  expect(posted).toEqual([]);
});

test('posts on Control and Enter, with subject and scope, and begins anew', async () => {
  const { posted } = await panel();
  await fillIn(textField(), 'first frost');
  await fillIn(subjectField(), 'weather');
  await press(one('[type="radio"][aria-label="Unlisted"]', HTMLInputElement));
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  await until(() => textField().value === '');
  expect(posted).toEqual([
    expect.objectContaining({ status: 'first frost', spoiler_text: 'weather', visibility: 'unlisted' }),
  ]);
  expect(button('Posted').disabled).toBe(false);
});

test('lets nothing be changed while it is posting', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const { posted } = await panel({ post: () => new Promise((resolve) => answers.push(resolve)) });
  await fillIn(textField(), 'first frost');
  await press(button('Post'));
  await until(() => answers.length === 1);
  expect(textField().readOnly).toBe(true);
  expect(subjectField().readOnly).toBe(true);
  await press(button('Posting'));
  expect(posted).toHaveLength(1);
  await act(async () => answers[0]?.(Response.json(statusOf('s9', 'public'))));
  await until(() => !textField().readOnly);
});

test('is idle, posts, has posted and keeps scope and format, and says why it could not post [2.4.008]', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const post_formats = ['text/plain', 'text/markdown'];
  const { client, posted } = await panel({
    instance: { pleroma: { metadata: { post_formats } } },
    post: () => new Promise((resolve) => answers.push(resolve)),
  });
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  await fillIn(textField(), 'first frost');
  await press(one('[type="radio"][aria-label="Unlisted"]', HTMLInputElement));
  const format = one('select', HTMLSelectElement);
  format.value = 'text/markdown';
  await act(async () => format.dispatchEvent(new Event('change', { bubbles: true })));
  expect(button('Post').getAttribute('aria-disabled')).toBeNull();

  await press(button('Post'));
  await until(() => answers.length === 1);
  expect(button('Posting').getAttribute('aria-disabled')).toBe('true');
  await press(button('Posting'));
  expect(posted).toEqual([
    expect.objectContaining({ visibility: 'unlisted', content_type: 'text/markdown' }),
  ]);

  await act(async () => answers[0]?.(Response.json(statusOf('s9', 'unlisted'))));
  await until(() => textField().value === '');
  await until(() => rowsOf(home.state.get().segments).length > 0);
  expect(rowsOf(home.state.get().segments)).toEqual([expect.objectContaining({ id: 's9' })]);
  expect(one('[type="radio"]:checked', HTMLInputElement).getAttribute('aria-label')).toBe('Unlisted');
  expect(one('select', HTMLSelectElement).value).toBe('text/markdown');

  await fillIn(textField(), 'chili');
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  await until(() => answers.length === 2);
  await act(async () => answers[1]?.(Response.json({ error: 'Too spicy' }, { status: 422 })));
  await until(() => alertWords() !== '');
  expect(alertWords()).toMatch(/^Error: .*Too spicy/);
  await press(button('Dismiss'));
  expect(alertWords()).toBe('');
});

test('says that nothing was written, until that is dismissed [2.5.001]', async () => {
  await panel();
  await act(async () => textField().focus());
  await press(button('Post'));
  expect(alertWords()).toBe("Error: Can't post an empty status with no files");
  await press(button('Dismiss'));
  expect(alertWords()).toBe('');
});

test('says what the server said, and keeps the text', async () => {
  await panel({ post: () => Response.json({ error: 'Too spicy' }, { status: 422 }) });
  await fillIn(textField(), 'chili');
  await press(button('Post'));
  await until(() => alertWords() !== '');
  expect(alertWords()).toMatch(/^Error: .*Too spicy/);
  expect(textField().value).toBe('chili');
});

test('keeps the text when the server is out of reach', async () => {
  await panel({ post: () => Promise.reject(new TypeError('no network')) });
  await fillIn(textField(), 'anybody there?');
  await press(button('Post'));
  await until(() => alertWords() !== '');
  expect(alertWords()).toContain('could not be reached');
  expect(alertWords()).toContain('Your text is kept');
  expect(textField().value).toBe('anybody there?');
});

test('what was typed is there on the next visit', async () => {
  const storage = memoryStorage(wrenSignedIn);
  const { client } = await panel({ storage });
  await fillIn(textField(), 'half a thought');
  (await client.drafts.load()).flush();
  const { client: later } = writer({ storage });
  expect((await later.drafts.load()).form({ kind: 'new' }).content.text).toBe('half a thought');
});

test('warns that followers only means little where anybody can follow', async () => {
  await panel();
  await act(async () => textField().focus());
  await press(one('[type="radio"][aria-label="Followers only"]', HTMLInputElement));
  expect(page()).toContain('Your account is not locked');
});

test('a locked account is told who will see it', async () => {
  await panel({ own: { locked: true } });
  await act(async () => textField().focus());
  await press(one('[type="radio"][aria-label="Followers only"]', HTMLInputElement));
  expect(page()).not.toContain('not locked');
  expect(page()).toContain('Only the people who follow you see it.');
});

test('offers post formats only where there are several [2.1.007]', async () => {
  await panel();
  await act(async () => textField().focus());
  expect(document.querySelector('select')).toBeNull();
});

test('names post formats in words [2.1.007]', async () => {
  const post_formats = ['text/plain', 'text/markdown', 'text/x.new'];
  await panel({ instance: { pleroma: { metadata: { post_formats } } } });
  await act(async () => textField().focus());
  const names = [...one('select', HTMLSelectElement).options].map((option) => option.textContent);
  expect(names).toEqual(['Plain text', 'Markdown', 'text/x.new']);
});

test('begins with the message of the address, once [2.4.011]', async () => {
  history.replaceState(null, '', '/main/friends?message=hello%20there&x=1');
  await panel();
  expect(textField().value).toBe('hello there');
  expect(location.search).toBe('?x=1');
});

test('the message of the address never takes the place of what was written', async () => {
  history.replaceState(null, '', '/main/friends?message=hello');
  const storage = memoryStorage(wrenSignedIn);
  const { client } = writer({ storage });
  (await client.drafts.load()).change({ kind: 'new' }, { text: 'mine' });
  (await client.drafts.load()).flush();
  await panel({ storage });
  expect(textField().value).toBe('mine');
});

test('a reply to a direct status is direct and nothing else [2.5.015]', async () => {
  const { posted } = await card({ parentScope: 'direct' });
  await press(button('Reply'));
  expect(scopes()).toEqual(['Direct']);
  await fillIn(textField(), '@robin yes');
  await pressKey(textField(), { key: 'Enter', metaKey: true });
  await until(() => posted.length === 1);
  expect(posted).toEqual([expect.objectContaining({ visibility: 'direct', in_reply_to_id: 's1' })]);
});

test('a reply takes the caret behind the names it begins with, and gives the focus back when posted', async () => {
  await card();
  const opener = button('Reply');
  opener.focus();
  await press(opener);
  expect(document.activeElement).toBe(textField());
  expect(textField().value).toBe('@robin ');
  expect(textField().selectionStart).toBe('@robin '.length);
  await fillIn(textField(), '@robin yes');
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  await until(() => document.querySelector('textarea') === null);
  expect(document.activeElement).toBe(opener);
});

test('a reply that is closed keeps its text and gives the focus back', async () => {
  await card();
  const opener = button('Reply');
  opener.focus();
  await press(opener);
  await fillIn(textField(), '@robin half a');
  await pressKey(textField(), { key: 'Escape' });
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(opener);
  await press(opener);
  expect(textField().value).toBe('@robin half a');
});

test('a reply form that comes back with the page leaves the focus alone', async () => {
  const { client, id } = await card();
  await act(async () => (await client.drafts.load()).open(id, id));
  expect(textField().value).toBe('@robin ');
  expect(document.activeElement).toBe(document.body);
});

test('the sheet takes the focus, and closes when it has posted', async () => {
  const { client } = writer();
  await ready(client);
  const onClose = vi.fn<() => void>();
  const { again } = await show(null);
  const sheet = (open: boolean) => (
    <ClientProvider value={client}>
      <ComposerSheet open={open} onClose={onClose} />
    </ClientProvider>
  );
  await again(sheet(false));
  expect(document.querySelector('dialog')).toBeNull();
  await again(sheet(true));
  expect(one('dialog', HTMLDialogElement).open).toBe(true);
  expect(document.activeElement).toBe(textField());
  await fillIn(textField(), 'from the road');
  expect(onClose).not.toHaveBeenCalled();
  await press(button('Post'));
  await until(() => onClose.mock.calls.length > 0);
});

test('Escape asks for the sheet to be closed', async () => {
  const { client } = writer();
  const onClose = vi.fn<() => void>();
  await show(
    <ClientProvider value={client}>
      <ComposerSheet open onClose={onClose} />
    </ClientProvider>,
  );
  const asked = new Event('cancel', { cancelable: true });
  await act(async () => one('dialog', HTMLDialogElement).dispatchEvent(asked));
  expect(onClose).toHaveBeenCalledOnce();
  expect(asked.defaultPrevented).toBe(true);
});
