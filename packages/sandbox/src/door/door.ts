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
  setClock(offsetMs: number): void;
}
