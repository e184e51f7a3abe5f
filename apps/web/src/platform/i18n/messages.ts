import type { Message } from './message';

/** Messages compiled at build: id → its pieces. */
export type CompiledMessages = Record<string, Message>;

/** Reads a part of a locale. Our own build wrote it; a wrong file (an index page) is an error. */
export function readMessages(json: unknown): CompiledMessages {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('No messages.');
  const messages: CompiledMessages = {};
  for (const [id, message] of Object.entries(json)) {
    if (!Array.isArray(message)) throw new Error(`The message ${id} is not compiled.`);
    messages[id] = message;
  }
  return messages;
}
