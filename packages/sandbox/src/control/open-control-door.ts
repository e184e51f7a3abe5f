import type { ControlDoor, LoggedRequest } from './control-door';

/** Readers for answers of the control door: missing values are read as empty ones. */
type JsonObject = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Opens the control door of the sandbox at `url`, with requests sent by `send`. The error of a failed command has
 * the server's message.
 */
export function openControlDoor(url: string, send: typeof fetch = fetch): ControlDoor {
  const call = async (name: string, body: object = {}): Promise<unknown> => {
    const answer = await send(`${url}/sandbox/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`/sandbox/${name} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const run = async (name: string, body?: object): Promise<void> => {
    await call(name, body);
  };
  const field = async (name: string, key: string, body?: object): Promise<unknown> =>
    objectOf(await call(name, body))[key];
  return {
    reset: () => run('reset'),
    character: (name) => run('character', { name }),
    fail: (planned) => run('fail', planned),
    clearErrors: () => run('clear-errors'),
    hold: (calls) => run('hold', calls),
    release: async () => numberOf(await field('release', 'released')),
    latency: (delay) => run('latency', delay),
    sockets: (change) => run('sockets', change),
    shout: (as, text) => run('shout', { as, text }),
    event: async (event) => numberOf(await field('event', 'sent', event)),
    post: async (post) => ({ id: textOf(await field('post', 'id', post)) }),
    act: (act) => run('act', act),
    bulk: async (request) => {
      const { oldest, newest } = objectOf(await call('bulk', request));
      return { oldest: textOf(oldest), newest: textOf(newest) };
    },
    messages: (request) => run('messages', request),
    crowd: (request) => run('crowd', request),
    clock: (offsetMs) => run('clock', { offsetMs }),
    settings: (change) => run('settings', change),
    log: async () => listOf(await call('log')).map(readLogged),
    heldRequests: async () => numberOf(await field('state', 'waiting')),
    streams: async () =>
      listOf(await field('state', 'sockets')).flatMap((socket) =>
        listOf(objectOf(socket)['streams']).map((stream) => textOf(stream)),
      ),
    expireTokens: (account) => run('expire-tokens', account === undefined ? {} : { account }),
  };
}

function readLogged(entry: unknown): LoggedRequest {
  const { method, path, query, account, status, origin, idempotencyKey } = objectOf(entry);
  return {
    method: textOf(method),
    path: textOf(path),
    query: textOf(query),
    account: textOrNull(account),
    status: numberOf(status),
    origin: textOrNull(origin),
    idempotencyKey: textOrNull(idempotencyKey),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Every request for a new post that reached the server, oldest first. */
export async function sentPosts(door: ControlDoor): Promise<LoggedRequest[]> {
  return (await door.log()).filter(({ method, path }) => method === 'POST' && path === '/api/v1/statuses');
}
