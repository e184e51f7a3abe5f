/** One piece of a compiled message. The keys are short because whole locales are sent over the network. */
export type MessagePart =
  | string
  /** A value as it is. */
  | { readonly v: string }
  /** A value formatted as a number. */
  | { readonly n: string }
  /** The number of the enclosing plural (`#`). */
  | { readonly pound: 1 }
  /** One of several messages, chosen by the value. */
  | { readonly select: string; readonly of: MessageCases }
  /** One of several, by the plural rule for the value minus `offset`; exact cases (`=1`) go first. */
  | { readonly plural: string; readonly offset: number; readonly ordinal: boolean; readonly of: MessageCases }
  /** The content of a tag, passed to the function of that name. */
  | { readonly tag: string; readonly inner: Message };

export type MessageCases = Readonly<Record<string, Message>>;
export type Message = readonly MessagePart[];

/** Messages compiled by the build: id → pieces. */
export type CompiledMessages = Record<string, Message>;

/** What is loaded with the page. */
export interface FirstMessages {
  readonly messages: CompiledMessages;
  /** Address of the rest. */
  readonly rest: string;
  /** Address of the Unicode emoji with their names. */
  readonly emoji: string;
  /** A language whose numbers and dates are used where the browser has none for this one. */
  readonly similar?: string;
}

/** All messages but those of the first screens and of screens with a part of their own. */
export interface RestOfMessages {
  readonly messages: CompiledMessages;
  /** Addresses of the messages of those screens. */
  readonly screens: Readonly<Record<string, string>>;
}

/** Reads the file that is loaded with the page; throws on anything else. */
export function readFirst(json: unknown): FirstMessages {
  const { messages, rest, emoji, similar } = Object(json) as Partial<FirstMessages>;
  if (typeof rest !== 'string' || typeof emoji !== 'string') throw new Error('No addresses of messages.');
  return { messages: readMessages(messages), rest, emoji, ...(similar !== undefined && { similar }) };
}

/** Reads the file of the rest; throws on anything else. */
export function readRest(json: unknown): RestOfMessages {
  const { messages, screens } = Object(json) as Partial<RestOfMessages>;
  return { messages: readMessages(messages), screens: Object(screens) as RestOfMessages['screens'] };
}

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
