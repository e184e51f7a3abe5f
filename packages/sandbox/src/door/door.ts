import type { CharacterName } from '../characters/characters';
import type { Here } from '../server/here';
import type { Sockets } from '../streaming/sockets';
import type { Interceptor } from './interceptor';

/** What the commands of the control door can use. */
export interface Door {
  here: Here;
  interceptor: Interceptor;
  sockets: Sockets;
  /** Resets everything to the state after seeding: rows, settings, clock, caches, sockets. */
  reset(): void;
  /** Plays another kind of server from now on, with a seed of its own. */
  become(name: CharacterName): void;
  setClock(offsetMs: number): void;
}
