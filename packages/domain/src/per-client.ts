import type { Client } from './client';

/** Something that each page has once: made when it is first asked for, and gone with its client. */
export function perClient<T extends object>(make: (client: Client) => T): (client: Client) => T {
  const made = new WeakMap<Client, T>();
  return (client) => {
    const known = made.get(client);
    if (known !== undefined) return known;
    const fresh = make(client);
    made.set(client, fresh);
    return fresh;
  };
}
