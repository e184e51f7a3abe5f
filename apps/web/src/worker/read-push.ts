/** A push message of a server. */
export interface PushedNotification {
  readonly id: string;
  /** The type of the notification as on the wire. */
  readonly type: string;
  /** The access token to fetch the notification with; null when there is none, or no valid one. */
  readonly token: string | null;
  /** The server's text, in its language. Null when the server hides the contents of notifications. */
  readonly title: string | null;
  readonly body: string;
}

/** Reads a push message, which anybody may have written; null when it is not a notification. */
export function readPush(text: string): PushedNotification | null {
  const json = parseObject(text);
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

/** Parses a JSON object; null for anything else. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch (error) {
    // Not JSON, so not a notification.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
