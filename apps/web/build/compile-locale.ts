import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type CompiledMessages = Record<string, MessageFormatElement[]>;

export interface CompiledLocale {
  readonly first: CompiledMessages;
  readonly rest: CompiledMessages;
}

/**
 * Compiles a locale file (dotted key → ICU message) to the trees that the formatter takes, split in the part
 * for the first screens and the rest. A message that does not parse stops the build and is named.
 */
export function compileLocale(messages: unknown, firstScreens: readonly string[]): CompiledLocale {
  if (typeof messages !== 'object' || messages === null)
    throw new Error('A locale is an object of messages.');
  const first: CompiledMessages = {};
  const rest: CompiledMessages = {};
  for (const [id, message] of Object.entries(messages)) {
    const part = firstScreens.some((prefix) => id.startsWith(prefix)) ? first : rest;
    part[id] = compileMessage(id, message);
  }
  return { first, rest };
}

function compileMessage(id: string, message: unknown): MessageFormatElement[] {
  if (typeof message !== 'string') throw new Error(`The message ${id} is no text.`);
  try {
    return parse(message, { captureLocation: false });
  } catch (error) {
    throw new Error(`The message ${id} does not parse: ${message}`, { cause: error });
  }
}
