import type { Client } from '../client/client';
import type { Lazy } from '../kernel/lazy';
import type { Drafts } from './drafts';

/** A client in which the viewer can write. */
export interface WritingClient extends Client {
  drafts: Lazy<Drafts>;
}
