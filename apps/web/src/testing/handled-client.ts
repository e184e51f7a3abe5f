import { createClient, type Client, type RecordStorage } from '@linnet/domain';
import { parseHtml } from '../platform/html/parse-html';
import { lonePage, watchedPage } from './lone-page';
import { memoryStorage } from './memory-storage';

interface HandledClientOptions {
  /** Answers each request; a promise of it holds the answer back, and a rejection is a server out of reach. */
  readonly handle: (request: Request) => Response | Promise<Response>;
  /** Kept by the test where a second visit is to find what the first one left. */
  readonly storage?: Storage;
}

/** The real domain, in front of a server that is a function of the test. */
export function handledClient({ handle, storage = memoryStorage() }: HandledClientOptions): Client {
  return createClient({
    baseUrl: 'https://nest.example',
    origin: 'https://nest.example',
    fetch: async (input, init) => handle(new Request(input, init)),
    openSocket: () => {
      throw new DOMException('No sockets here.', 'SecurityError');
    },
    storage: recordsIn(storage),
    parseHtml,
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    log: () => {},
    forWriting: () => Promise.resolve(lonePage),
    forLive: () => Promise.resolve(watchedPage),
  });
}

function recordsIn(storage: Storage): RecordStorage {
  return {
    available: true,
    read: (key) => storage.getItem(key),
    write: (key, value) => {
      storage.setItem(key, value);
      return true;
    },
    remove: (key) => storage.removeItem(key),
    names: (prefix) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
        name.startsWith(prefix),
      ),
  };
}
