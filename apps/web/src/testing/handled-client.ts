import { type Client, createAccounts, type RecordStorage } from '@linnet/domain';
import { parseHtml } from '../platform/html/parse-html';
import { lonePage, watchedPage } from './lone-page';
import { memoryStorage } from './memory-storage';

interface HandledClientOptions {
  /**
   * Responds to each request. A pending promise delays the response; a rejection means that the server is unreachable.
   */
  readonly handle: (request: Request) => Response | Promise<Response>;
  /** Passed by tests in which a second visit should find the records of the first. */
  readonly storage?: Storage;
}

/** A real client, whose server is a function of the test. */
export function handledClient({ handle, storage = memoryStorage() }: HandledClientOptions): Client {
  return createAccounts({
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
  }).shown.get();
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
    keys: (prefix) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
        name.startsWith(prefix),
      ),
  };
}
