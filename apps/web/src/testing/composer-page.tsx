import { rowsOf, type Client } from '@linnet/domain';
import { act } from 'react';
// Imported ahead: these tests don't wait for the code of the row of actions.
import '../blocks/status/card-parts';
import { StatusCard } from '../blocks/status/status-card';
import { ClientProvider } from '../platform/client/client-provider';
import { SlotsProvider } from '../platform/slots/slots';
import '../ui/floating/floating-parts';
import { handledClient } from './handled-client';
import { memoryStorage } from './memory-storage';
import { show } from './show';
import { wrenSignedIn } from './test-client';
import { until } from './until';
import { ComposerPanel, InlineForm } from '../features/composer';

const wren = {
  id: 'a1',
  username: 'wren',
  acct: 'wren',
  url: 'https://nest.example/users/wren',
  locked: false,
};
const instance = { title: 'Nest', version: '2.7.2', max_toot_chars: 30, pleroma: { metadata: {} } };
export const statusOf = (id: string, visibility: string) => ({
  id,
  uri: `https://nest.example/objects/${id}`,
  url: `https://nest.example/notice/${id}`,
  account: { id: 'a2', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' },
  content: 'a song',
  created_at: '2026-11-20T09:00:00.000Z',
  visibility,
});

type Answer = () => Response | Promise<Response>;

/** A signed-in client. `posted`: the bodies of sent posts; `ownPostRequests`: the addresses of requests for own posts. */
export function composerClient({
  post = () => Response.json(statusOf('s9', 'public')),
  ...options
}: ComposerClientOptions = {}) {
  const posted: unknown[] = [];
  const ownPostRequests: string[] = [];
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
      if (pathname === '/api/v1/accounts/a1/statuses') {
        ownPostRequests.push(request.url);
        return Response.json([]);
      }
      return answers[`${request.method} ${pathname}`]?.() ?? new Response('', { status: 404 });
    },
  });
  return { client, posted, looked: ownPostRequests };
}

export interface ComposerClientOptions {
  post?: Answer;
  own?: object;
  instance?: object;
  parentScope?: string;
  storage?: Storage;
}

export async function loadClient(client: Client): Promise<void> {
  await client.session.verify();
  await client.instance.load();
  await client.drafts.load();
}

export async function showPanel(options: ComposerClientOptions = {}) {
  const { client, posted, looked } = composerClient(options);
  await loadClient(client);
  await show(
    <ClientProvider value={client}>
      <ComposerPanel placeholder={null} />
    </ClientProvider>,
  );
  return { client, posted, looked };
}

/** Shows the card of a status, for its reply form. */
export async function showCard(options: ComposerClientOptions = {}) {
  const { client, posted } = composerClient(options);
  await loadClient(client);
  await client.feeds.get({ kind: 'public' }).open();
  const [first] = rowsOf(client.feeds.get({ kind: 'public' }).state.get().segments);
  if (first?.kind !== 'status') throw new Error('The status did not come.');
  await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm, SharedTheme: () => null }}>
        <StatusCard id={first.id} />
      </SlotsProvider>
    </ClientProvider>,
  );
  await until(() => findButton('Reply') !== undefined);
  return { client, posted, id: first.id };
}

export function findOne<E extends Element>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

export const textField = () => findOne('textarea', HTMLTextAreaElement);
export const subjectField = () => findOne('input[aria-label^="Content warning"]', HTMLInputElement);
export const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
export const button = (name: string) => {
  const found = findButton(name);
  if (found === undefined) throw new Error(`There is no button "${name}".`);
  return found;
};
export const page = () => document.body.textContent ?? '';
export const alertText = () => document.querySelector('[role="alert"]')?.textContent ?? '';
export const scopes = () =>
  [...document.querySelectorAll('[type="radio"]')].map((radio) => radio.getAttribute('aria-label'));
export const press = (element: HTMLElement) => act(async () => element.click());
export const pressKey = (element: HTMLElement, init: KeyboardEventInit) =>
  act(async () =>
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
  );
