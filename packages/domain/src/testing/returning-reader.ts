import { lookupAccount, type StatusId } from '@linnet/api';
import type { PageClient } from '../accounts/create-client';
import { setFollow } from '../people/decisions';
import { memorySnapshots, memoryStorage } from './memory-storage';
import { startServer } from './start-server';

const home = { kind: 'home' } as const;

/** The statuses that home shows. */
export const shownAtHome = (client: PageClient): readonly string[] =>
  client.feeds.get(home).state.get().segments.flat();

interface VisitEnvironment {
  storage: ReturnType<typeof memoryStorage>;
  snapshots: ReturnType<typeof memorySnapshots>;
  build: string;
}

/** A start for which no answer arrives before it is released. */
export interface HeldStart {
  readonly client: PageClient;
  release(): void;
  /** Resolves when a path that contains this was requested. */
  requested(part: string): Promise<void>;
}

/** Alice, who follows bob and carol and has read a few of their posts; her browser's storage and database. */
export async function returningReader({ listens = false }: { listens?: boolean } = {}) {
  const server = await startServer({ listens });
  const storage = memoryStorage();
  const texts = new Map<string, string>();
  const visit: VisitEnvironment = { storage, snapshots: memorySnapshots(texts), build: 'b1' };
  const post = async (as: string, text = 'a song') =>
    (await server.door<{ id: StatusId }>('post', { as, text })).id;
  const alice = await server.visitAs('alice', visit);
  for (const name of ['bob', 'carol']) await setFollow(alice, await alice.send(lookupAccount(name)), true);
  const posts: StatusId[] = [];
  for (const name of ['bob', 'carol', 'bob', 'carol', 'bob']) posts.unshift(await post(name));
  await alice.feeds.get(home).open();

  /** The next start. */
  function comeBack(more: Partial<VisitEnvironment> = {}): HeldStart {
    let release = (): void => {};
    const answers = new Promise<void>((resolve) => (release = resolve));
    const urls: string[] = [];
    const listeners = new Set<() => void>();
    const client = server.visit({
      ...visit,
      ...more,
      between: async (request, next) => {
        urls.push(request.url);
        for (const listener of listeners) listener();
        await answers;
        return next(request);
      },
    });
    return {
      client,
      release,
      requested: (part) =>
        new Promise<void>((resolve) => {
          const check = (): void => void (urls.some((url) => url.includes(part)) && resolve());
          listeners.add(check);
          check();
        }),
    };
  }
  return { server, storage, texts, alice, posts, post, comeBack };
}

/** The statuses that a start shows at home before any answer. */
export async function shownAtOnce({ client, requested }: HeldStart): Promise<readonly string[]> {
  // Without a stored timeline the server is asked first.
  await Promise.race([client.feeds.get(home).open(), requested('/timelines/')]);
  return shownAtHome(client);
}
