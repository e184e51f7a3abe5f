import type { Message } from './message';

/** Messages compiled by the build: id → pieces. */
export type CompiledMessages = Record<string, Message>;

/** Reads a message file. It is written by our own build; anything else (the index page) throws. */
export function readMessages(json: unknown): CompiledMessages {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('No messages.');
  const messages: CompiledMessages = {};
  for (const [id, message] of Object.entries(json)) {
    if (!Array.isArray(message)) throw new Error(`The message ${id} is not compiled.`);
    messages[id] = message;
  }
  return messages;
}
