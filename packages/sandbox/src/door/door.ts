import type { CharacterName } from '../characters/characters';
import type { Here } from '../server/here';
import type { Sockets } from '../streaming/sockets';
import type { Interceptor } from './interceptor';

/** What the control door may touch. */
export interface Door {
  here: Here;
  interceptor: Interceptor;
  sockets: Sockets;
  /** Everything as it was after seeding: rows, settings, clock, caches, sockets. */
  reset(): void;
  /** Plays another server from now on, from its seed. */
  become(name: CharacterName): void;
  setClock(offsetMs: number): void;
}
