/** One piece of a compiled message. Short keys: the whole locale is sent over the network. */
export type MessagePart =
  | string
  /** A value, as it is. */
  | { readonly v: string }
  /** A value as a number of the locale. */
  | { readonly n: string }
  /** The number of the plural around it. */
  | { readonly pound: 1 }
  /** One of several, by the word that a value is. */
  | { readonly select: string; readonly of: MessageCases }
  /** One of several, by the plural rule of the locale for a value less `less`; `=1` goes before the rule. */
  | { readonly plural: string; readonly less: number; readonly ordinal: boolean; readonly of: MessageCases }
  /** What stands inside a tag, given to the function of that name. */
  | { readonly tag: string; readonly inner: Message };

export type MessageCases = Readonly<Record<string, Message>>;
export type Message = readonly MessagePart[];
