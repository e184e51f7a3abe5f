import { AsyncLocalStorage } from 'node:async_hooks';

const asked = new AsyncLocalStorage<string | undefined>();

/** The origin in the address of the request or socket that is being answered; undefined outside of both. */
export function askedOrigin(): string | undefined {
  return asked.getStore();
}

/** Runs work as part of the answer to somebody who uses this origin. */
export function askedAt<T>(origin: string | undefined, work: () => T): T {
  return asked.run(origin, work);
}

/** The origin of a `Host` header; undefined when it names none. */
export function originOfHost(host: string | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
