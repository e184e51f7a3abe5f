import type { WireAccount } from './account';

/** A message of the shoutbox. `text` is plain text; `id` counts from the server's start. */
export interface WireShoutMessage {
  id: number;
  text: string;
  author: WireAccount;
}
