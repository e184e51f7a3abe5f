import type { CompiledMessages } from './messages';
import { readMessages } from './messages';

/** Fetches one message file of a locale by its hashed address. Rejects when the response is the index page. */
export async function loadMessages(address: string, send: typeof fetch = fetch): Promise<CompiledMessages> {
  const response = await send(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The words at ${address} were answered with ${response.status}.`);
  return readMessages(await response.json());
}
