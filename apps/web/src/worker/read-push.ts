/** What a server sends through the browser's push service. */
export interface PushedNotification {
  readonly id: string;
  /** As servers name kinds. */
  readonly type: string;
  /** To ask for the rest with; null where there is none, or none that could be one. */
  readonly token: string | null;
  /** The server's own words, in its own language. Without a title it hides what the notification says. */
  readonly title: string | null;
  readonly body: string;
}

/** Reads a message of a push service, which anybody may have written; null for what is none. */
export function readPush(text: string): PushedNotification | null {
  const json = parse(text);
  if (json === null) return null;
  const id = idOf(json['notification_id']);
  const type = json['notification_type'];
  if (id === null || typeof type !== 'string') return null;
  const token = json['access_token'];
  const { title, body } = json;
  return {
    id,
    type,
    token: typeof token === 'string' && /^[\w.~+/=-]{1,512}$/.test(token) ? token : null,
    title: typeof title === 'string' && title !== '' ? title : null,
    body: typeof body === 'string' ? body : '',
  };
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^[\w:.-]{1,100}$/.test(id) ? id : null;
}

/** The object in a text; null where there is none. */
export function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch (error) {
    // Whoever sent it: it is no notification.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
