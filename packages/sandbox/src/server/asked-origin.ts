import { AsyncLocalStorage } from 'node:async_hooks';

const asked = new AsyncLocalStorage<string | undefined>();

/** The origin at which the request or socket that is being answered was asked for; undefined outside of both. */
export function askedOrigin(): string | undefined {
  return asked.getStore();
}

/** Does some work as the answer to somebody who addresses the server by this origin. */
export function askedAt<T>(origin: string | undefined, work: () => T): T {
  return asked.run(origin, work);
}

/** The origin of a `Host` header; undefined when it names none. */
export function originOfHost(host: string | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
