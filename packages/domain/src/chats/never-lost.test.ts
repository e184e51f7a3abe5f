import { type StatusId, chatMessages, chats, lookupAccount } from '@linnet/api';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
// Loaded with the test: under its clock a late import never ends.
import '../instance/load-features';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';
import { chatListOf } from './chat-list';
import { chatMessagesOf } from './chat-messages';
import { chatOutboxOf } from './chat-outbox';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** What becomes of a request that changes something. */
const faults = ['cut before', 'cut after', 'gateway', '500 before', '500 after', 'none'] as const;
type Fault = (typeof faults)[number];

/** Its answers to a key, errors included, are a server's for hours. */
function troubledServer(next: () => Fault) {
  const errors = new Set<string>();

  return async (request: Request, send: typeof fetch): Promise<Response> => {
    if (request.method === 'GET' || !request.url.includes('/messages')) return send(request);
    const key = request.headers.get('idempotency-key') ?? '';
    if (errors.has(key)) return Response.json({ error: 'as before' }, { status: 500 });
    const fault = next();
    const made = fault === 'cut before' || fault === '500 before' ? null : await send(request);
    if (fault.startsWith('cut')) throw new TypeError('The connection broke.');
    if (fault === 'gateway') return new Response('<h1>Gateway</h1>', { status: 502 });
    if (fault === 'none' && made !== null) return made;
    if (key !== '') errors.add(key);
    return Response.json({ error: fault }, { status: 500 });
  };
}

/** Servers name neither the message nor its chat when they tell of a deletion. */
const hiddenActivity = 'hidden activity' as StatusId;

const steps = ['send', 'delete', 'read', 'reload', 'crash', 'break', 'join', 'time', 'send now'] as const;
const seats = ['alice', 'second tab', 'bob'] as const;
type Seat = (typeof seats)[number];

type Server = Awaited<ReturnType<typeof startServer>>;
type Writer = ReturnType<typeof openWriter>;

/** A page with the chat with somebody open. */
async function openChatPage(writer: Writer, other: string) {
  const page = await writer.open();
  const { client } = page;
  await client.features.load();
  const hub = liveHubOf(client.graph);
  hub.streamOpenSince = Date.now();
  hub.isStreamOpen.set(true);
  const list = chatListOf(client);
  list.follow();
  const { id } = await client.send(lookupAccount(other));
  const chat = await list.open(id);
  const messages = chatMessagesOf(client).get(chat.id);
  messages.follow();
  const outbox = chatOutboxOf(client);
  outbox.start();
  await vi.waitFor(() => expect(messages.state.get().opened).toBe(true), { interval: 2 });
  return { ...page, hub, list, chat, messages, outbox };
}

type ChatPage = Awaited<ReturnType<typeof openChatPage>>;

const isSending = ({ outbox }: ChatPage): boolean =>
  outbox.jobs.get().some(({ phase }) => phase.state === 'sending');

async function settle(pages: readonly ChatPage[]): Promise<void> {
  await vi.waitFor(() => expect(pages.some(isSending)).toBe(false), { interval: 2, timeout: 5000 });
}

async function pass(pages: readonly ChatPage[], seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await settle(pages);
}

/** The texts of the chat as a page shows them, and as the server has them on its side; the oldest first. */
const textOf = (content: string): string => content.replaceAll(/<[^>]*>/g, '');
const shownTexts = ({ messages }: ChatPage): string[] =>
  messages.state
    .get()
    .rows.map(({ content }) => textOf(content))
    .toReversed();

async function serverSide({ client, chat }: ChatPage) {
  const { items } = await client.send(chatMessages(chat.id, { limit: 40 }));
  const row = (await client.send(chats())).items.find(({ id }) => id === chat.id);
  return { texts: items.map(({ content }) => textOf(content)).toReversed(), unread: row?.unreadCount ?? 0 };
}

interface Story {
  readonly troubles: readonly Fault[];
  readonly events: readonly { readonly who: Seat; readonly what: (typeof steps)[number] }[];
}

async function play(server: Server, { troubles, events }: Story, words: string) {
  const left = [...troubles];
  let isCalm = false;
  const between = troubledServer(() => (isCalm ? 'none' : (left.shift() ?? 'none')));
  const alice = openWriter(server, { between });
  const bob = openWriter(server, { between, name: 'bob' });
  const open = (seat: Seat) => (seat === 'bob' ? openChatPage(bob, 'alice') : openChatPage(alice, 'bob'));
  const pages: Record<Seat, ChatPage> = {
    alice: await open('alice'),
    'second tab': await open('second tab'),
    bob: await open('bob'),
  };
  const all = (): ChatPage[] => Object.values(pages);
  const known = new Map<Seat, string>();
  const sent: string[] = [];
  const deleted = new Set<string>();
  const doubtful = new Set<string>();

  /** The streams send what they would: to those that are open. */
  async function deliver(): Promise<void> {
    for (const seat of seats) {
      const { client, chat, hub } = pages[seat];
      const { items } = await client.send(chatMessages(chat.id, { limit: 40 }));
      const last = items[0];
      const isNew = last !== undefined && last.id > (known.get(seat) ?? '');
      if (isNew) known.set(seat, last.id);
      if (!hub.isStreamOpen.get() || !isNew) continue;
      const update = (await client.send(chats())).items.find(({ id }) => id === chat.id);
      if (update !== undefined) hub.emit('chat', update);
    }
  }

  const happen: Record<(typeof steps)[number], (seat: Seat) => Promise<unknown>> = {
    async send(seat) {
      const text = `${words} ${sent.length}`;
      sent.push(text);
      await pages[seat].outbox.send(pages[seat].chat, { text, attachments: [] });
    },
    async delete(seat) {
      const { messages, client } = pages[seat];
      const viewer = client.session.state.get();
      const own = messages.state
        .get()
        .rows.find(({ accountId }) => viewer.state !== 'visitor' && accountId === viewer.accountId);
      if (own === undefined) return;
      const reason = await messages.remove(own.id);
      (reason === null ? deleted : doubtful).add(textOf(own.content));
      for (const { hub } of all()) if (hub.isStreamOpen.get()) hub.emit('deleted', hiddenActivity);
    },
    async read(seat) {
      const { list, messages, chat } = pages[seat];
      const [newest] = messages.state.get().rows;
      if (newest !== undefined) await list.markRead(chat.id, newest.id);
    },
    async reload(seat) {
      pages[seat].leave();
      pages[seat] = await open(seat);
    },
    async crash(seat) {
      pages[seat].crash();
      pages[seat] = await open(seat);
    },
    async break(seat) {
      pages[seat].hub.isStreamOpen.set(false);
    },
    async join(seat) {
      pages[seat].hub.streamOpenSince = Date.now();
      pages[seat].hub.isStreamOpen.set(true);
    },
    time: () => pass(all(), 6),
    'send now': async (seat) =>
      pages[seat].outbox.jobs.get().forEach(({ id }) => pages[seat].outbox.retry(id)),
  };

  for (const { who, what } of events) {
    await happen[what](who);
    await settle(all());
    await deliver();
  }

  isCalm = true;
  for (let round = 0; round < 12; round += 1) {
    await pass(all(), 60);
    await deliver();
    for (const { outbox } of all())
      for (const { id, phase } of outbox.jobs.get()) if (phase.state === 'stopped') outbox.retry(id);
    if (all().every(({ outbox }) => outbox.jobs.get().length === 0)) break;
  }
  for (const { hub } of all()) {
    hub.isStreamOpen.set(false);
    hub.streamOpenSince = Date.now();
    hub.isStreamOpen.set(true);
    hub.emit('wake');
  }
  await pass(all(), 61);
  return { pages, sent, deleted, doubtful };
}

test(
  'whatever breaks, two people see the same chat: nothing twice, nothing lost, unread counts right',
  { timeout: 240_000 },
  async () => {
    const server = await startServer();
    let story = 0;
    const stories = fc.record({
      troubles: fc.array(fc.constantFrom(...faults), { maxLength: 6 }),
      events: fc.array(
        fc.record({ who: fc.constantFrom(...seats), what: fc.constantFrom('send' as const, ...steps) }),
        { maxLength: 9 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(stories, async (told) => {
        const words = `story${(story += 1)}`;
        const { pages, sent, deleted, doubtful } = await play(server, told, words);
        const own = (texts: readonly string[]): string[] =>
          texts.filter((text) => text.startsWith(`${words} `));
        for (const page of Object.values(pages)) {
          const side = await serverSide(page);
          await vi.waitFor(() => expect(own(shownTexts(page))).toEqual(own(side.texts)), { timeout: 4000 });
          const row = page.list.chats.state.get().value?.find(({ id }) => id === page.chat.id);
          expect(row?.unreadCount).toBe(side.unread);
          expect(page.outbox.jobs.get()).toEqual([]);
          const present = own(side.texts);
          expect(present).toHaveLength(new Set(present).size);
          const certain = sent.filter((text) => !deleted.has(text) && !doubtful.has(text));
          expect([...present].filter((text) => !doubtful.has(text)).toSorted()).toEqual(certain.toSorted());
        }
        for (const { leave } of Object.values(pages)) leave();
      }),
      {
        numRuns: 14,
        examples: [
          // Made, answered with an error, and deleted before it was tried again.
          [
            {
              troubles: ['500 after'],
              events: [
                { who: 'alice', what: 'send' },
                { who: 'alice', what: 'delete' },
              ],
            },
          ],
        ],
      },
    );
  },
);
