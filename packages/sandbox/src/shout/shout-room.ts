import type { WireShoutMessage } from '@linnet/api/wire';
import { renderAccount } from '../render/account';
import type { ServerSocket } from '../server/in-process-socket';
import type { Server } from '../server/server';
import { withRequestOrigin } from '../server/request-address';
import { readChatToken } from '../server/secrets';
import { findAccount, type AccountRow } from '../store/accounts/accounts';
import { isLongerThan } from '../text/plain-text';
import { type PhoenixVersion, ShoutMember, type ShoutRoomView } from './shout-member';

const MAX_MESSAGES = 20;
const IDLE_MS = 60_000;
/** The first id, as on the real server. */
const FIRST_ID = 2;

/** A message; the address of its author depends on the origin that each member uses. */
interface StoredMessage {
  author: AccountRow;
  text: string;
  id: number;
}

export interface NewMember {
  account: AccountRow;
  version: PhoenixVersion;
}

/** The shoutbox: one room for everybody, with its newest messages until the server stops. */
export class ShoutRoom implements ShoutRoomView {
  readonly #server: Server;
  readonly #members = new Set<ShoutMember>();
  #messages: StoredMessage[] = [];
  #nextId = FIRST_ID;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Checks who may connect to `/socket/websocket`; returns the status when refused. */
  admit(url: URL): NewMember | number {
    const token = url.searchParams.get('token');
    if (token === null) return 500;
    if (this.#server.settings.featuresOff.includes('shout')) return 403;
    const id = readChatToken(token, this.#server.now());
    const account = id === null ? undefined : findAccount(this.#server.db, id);
    if (!account || account.deactivated === 1) return 403;
    return { account, version: url.searchParams.get('vsn')?.startsWith('2') ? 2 : 1 };
  }

  add(socket: ServerSocket, newMember: NewMember): void {
    const member = new ShoutMember(this, socket, { ...newMember, origin: this.#server.origin() });
    this.#members.add(member);
    socket.on('close', () => this.#members.delete(member));
  }

  members(): readonly ShoutMember[] {
    return [...this.#members];
  }

  messages(): WireShoutMessage[] {
    return this.#messages.map((message) => this.#render(message));
  }

  #render({ author, ...message }: StoredMessage): WireShoutMessage {
    return { author: renderAccount(this.#server, author, null), ...message };
  }

  /** Sends a message to all. Empty and overlong texts are ignored without an error. */
  send(author: AccountRow, text: string): void {
    const trimmed = text.trim();
    if (trimmed === '' || isLongerThan([trimmed], this.#server.settings.shoutLimit)) return;
    const message = { author, text: trimmed, id: this.#nextId };
    this.#nextId += 1;
    this.#messages = [...this.#messages, message].slice(-MAX_MESSAGES);
    for (const member of this.#members)
      withRequestOrigin(member.origin, () => member.broadcast(this.#render(message)));
  }

  /** Closes the sockets that sent nothing for a minute. */
  closeIdle(): void {
    for (const { socket, lastMessageAt } of this.#members) {
      if (Date.now() - lastMessageAt > IDLE_MS) socket.close(1000);
    }
  }

  /** Removes all messages and members, as a new start does. */
  clear(): void {
    this.#messages = [];
    this.#nextId = FIRST_ID;
    for (const { socket } of this.#members) socket.terminate();
  }
}
