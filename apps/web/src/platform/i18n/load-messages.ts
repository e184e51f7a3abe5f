import type { CompiledMessages } from './messages';
import { readMessages } from './messages';

/** Fetches one part of a locale by its hashed address. An index page in its place is an error. */
export async function loadMessages(address: string, send: typeof fetch = fetch): Promise<CompiledMessages> {
  const response = await send(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The words at ${address} were answered with ${response.status}.`);
  return readMessages(await response.json());
}
