import type { Client } from '../client';
import type { Lazy } from '../lazy';
import type { Drafts } from './drafts';

/** A client in which the viewer can write. */
export interface WritingClient extends Client {
  drafts: Lazy<Drafts>;
}
