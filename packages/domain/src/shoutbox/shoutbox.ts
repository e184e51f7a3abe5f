import { type AccountId, ApiError, type ErrorReason, type ShoutMessage } from '@linnet/api';
import type { ShoutConnection } from '@linnet/api/shout';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { liveHubOf } from '../events/live-hub';
import { importAccount } from '../graph/import';
import { isBlockedIn } from '../graph/is-blocked';
import { type Cell, createCell } from '../kernel/cell';
import { loadPart } from '../kernel/lazy';
import type { Resource } from '../kernel/resource/resource';
import { whileUsed } from '../kernel/while-used';
import { relationshipsOf } from '../people/relationships';

/** How many messages are shown. */
const MAX_MESSAGES = 19;
/** How long a message may take until it comes back from the server, in milliseconds. */
const SEND_TIMEOUT_MS = 10_000;

/** A message that somebody has written to everybody at this server. */
export interface Shout {
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  readonly accountId: AccountId;
}

/** The shoutbox: one room for everybody who has an account at the server. */
export interface Shoutbox extends Pick<Resource<readonly Shout[]>, 'state' | 'load'> {
  /** The viewer is in the room: what is written there arrives. */
  readonly isJoined: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  /** Stays in the room until the returned function is called. */
  follow(): () => void;
  /** What the viewer is writing. */
  readonly draft: Cell<string>;
  /** Resolves with the error; null when the message was seen to arrive. */
  say(text: string): Promise<ErrorReason | null>;
}

/** A message on its way. The server names neither the message nor the error when it drops one. */
interface Outgoing {
  readonly text: string;
  readonly onArrived: () => void;
}

const offline = (timedOut: boolean): ErrorReason => ({ kind: 'offline', timedOut });

export const shoutboxOf = perClient(createShoutbox);

function createShoutbox(client: Client): Shoutbox {
  const { environment, features, session, graph, life } = client;
  const hub = liveHubOf(graph);
  const isJoined = createCell(false);
  let connection: ShoutConnection | null = null;
  let isFollowed = false;
  /** The known messages of the room. */
  let rows: readonly Shout[] = [];
  graph.retainAccounts(() => rows.map(({ accountId }) => accountId));
  /** The request that waits until the viewer has joined. */
  let joining: { resolve: (rows: readonly Shout[]) => void; reject: (error: ApiError) => void } | null = null;
  const outgoing = new Set<Outgoing>();
  /** Texts of the viewer's messages that timed out; they may still arrive. */
  const timedOutTexts = new Set<string>();
  const draft = createCell('');

  const messages = clientResource<readonly Shout[]>({ graph }, { load });
  const relationships = relationshipsOf(client);

  /** Without messages of blocked people, which the server sends all the same. */
  const shown = (): readonly Shout[] =>
    rows.filter(({ accountId }) => !isBlockedIn(graph.relationships.get(accountId)));

  async function load(): Promise<readonly Shout[] | null> {
    if (session.state.get().state === 'visitor' || !(await features.load()).has('shout')) return null;
    if (isJoined.get()) return shown();
    if (chatToken() === '') await session.verify();
    if (chatToken() === '') return null;
    const { connectShoutbox } = await loadPart(() => import('@linnet/api/shout'));
    if (!isFollowed) throw new ApiError({ kind: 'aborted' });
    leave();
    return new Promise((resolve, reject) => {
      joining = { resolve, reject };
      connection = connectShoutbox({
        url: (environment.baseUrl || environment.origin).replace(/^http/, 'ws'),
        token: chatToken,
        open: environment.openSocket,
        onMessages: handleMessages,
        onMessage(message) {
          // A message that is written while the viewer joins may arrive in both ways.
          rows = latest([...rows.filter(({ id }) => id !== message.id), importMessage(message)]);
          messages.update(shown);
        },
        onBroken: handleBreak,
      });
    });
  }

  function chatToken(): string {
    const viewer = session.state.get();
    return viewer.state === 'signed-in' ? (viewer.own?.chatToken ?? '') : '';
  }

  function importMessage({ id, text, author }: ShoutMessage): Shout {
    importAccount(graph, author);
    const viewer = session.state.get();
    const isOwn = viewer.state !== 'visitor' && viewer.accountId === author.id;
    if (!isOwn) relationships.request(author.id);
    else [...outgoing].find((message) => message.text === text)?.onArrived();
    // A draft that was changed meanwhile stays.
    if (isOwn && timedOutTexts.delete(text)) draft.update((now) => (now.trim() === text ? '' : now));
    return { id, text, accountId: author.id };
  }

  function handleMessages(all: readonly ShoutMessage[]): void {
    const known = new Map(rows.map((row) => [row.id, row]));
    // A restarted server counts ids from the first again.
    const knownRow = ({ id, text }: ShoutMessage) =>
      known.get(id)?.text === text ? known.get(id) : undefined;
    rows = latest(all.map((message) => knownRow(message) ?? importMessage(message)));
    isJoined.set(true);
    if (joining === null) void messages.load();
    else joining.resolve(shown());
    joining = null;
  }

  function handleBreak(): void {
    isJoined.set(false);
    joining?.reject(new ApiError(offline(false)));
    joining = null;
    // The server does not say whether the token has expired. The next attempt uses the token that is known by then.
    void session.verify();
  }

  function leave(): void {
    connection?.close();
    connection = null;
    isJoined.set(false);
    joining?.reject(new ApiError({ kind: 'aborted' }));
    joining = null;
  }

  life.onEnd(leave);

  return {
    state: messages.state,
    load: messages.load,
    isJoined,
    draft,
    follow: whileUsed(() => {
      isFollowed = true;
      // A request that was begun and left earlier ends first.
      void messages.reload();
      const unsubscribers = [
        hub.on('wake', () => void (isJoined.get() || messages.load())),
        hub.on('blocks', () => messages.update(shown)),
      ];
      return () => {
        isFollowed = false;
        for (const unsubscribe of unsubscribers) unsubscribe();
        leave();
      };
    }),
    say(text) {
      if (!isJoined.get() || connection === null) return Promise.resolve(offline(false));
      const trimmed = text.trim();
      connection.say(trimmed);
      return new Promise((resolve) => {
        const settle = (error: ErrorReason | null): void => {
          clearTimeout(timer);
          outgoing.delete(message);
          resolve(error);
        };
        const message = { text: trimmed, onArrived: () => settle(null) };
        const timer = setTimeout(() => {
          timedOutTexts.add(trimmed);
          settle(offline(true));
        }, SEND_TIMEOUT_MS);
        outgoing.add(message);
      });
    },
  };
}

const latest = (rows: readonly Shout[]): readonly Shout[] => rows.slice(-MAX_MESSAGES);

/** Whether a text is longer than the server accepts, in graphemes. */
export function isLongerThan(text: string, limit: number): boolean {
  return text.length > limit && [...new Intl.Segmenter().segment(text)].length > limit;
}

const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?()[\]{}]/gi;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A message as HTML: its lines, with links for web addresses. */
export function shoutHtml(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(escaped(text.slice(at, index)), `<a href="${escaped(address)}">${escaped(address)}</a>`);
    at = index + address.length;
  }
  parts.push(escaped(text.slice(at)));
  return parts.join('').replaceAll('\n', '<br>');
}
