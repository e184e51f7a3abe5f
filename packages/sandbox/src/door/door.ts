import type { CharacterName } from '../characters/characters';
import type { Server } from '../server/server';
import type { Params } from '../server/params';
import { notFound, problem } from '../server/problem';
import { type AccountRow, findAccountByName } from '../store/accounts/accounts';
import { type StatusRow, findStatus } from '../store/statuses/statuses';
import type { Sockets } from '../streaming/sockets';
import type { Interceptor } from './interceptor';

/** What the commands of the control door (`POST /sandbox/NAME`, with which tests control the sandbox) can use. */
export interface Door {
  server: Server;
  interceptor: Interceptor;
  sockets: Sockets;
  /** Resets everything to the state after seeding: rows, settings, clock, caches, sockets. */
  reset(): void;
  /** Plays another kind of server from now on, with a seed of its own. */
  playCharacter(name: CharacterName): void;
  setClock(offsetMs: number): void;
}

/** The account with a name, `name` or `name@host`. */
export function accountNamed(door: Door, name: string | undefined): AccountRow {
  const account = findAccountByName(door.server.db, name ?? '', door.server.host());
  if (!account) throw problem(404, `No account "${name ?? ''}"`);
  return account;
}

/** The status with the id in the parameter `status`. */
export function statusParam(door: Door, params: Params): StatusRow {
  const status = findStatus(door.server.db, params.id('status') ?? '');
  if (!status) throw notFound();
  return status;
}
