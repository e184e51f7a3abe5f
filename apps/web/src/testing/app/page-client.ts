import { FakeSocket } from '@linnet/api/fake-socket';
import { type Accounts, createAccounts, type RecordStorage } from '@linnet/domain';
import { log } from '../../boot/logger';
import { parseHtml } from '../../platform/html/parse-html';
import { deviceStorage } from '../../platform/storage/storages';
import { lonePage, watchedPage } from '../lone-page';
import { type AppServer, ORIGIN } from './app-server';
import { InProcessSocket } from './in-process-socket';

/** The accounts of a page that can be closed: anything still running then reaches neither the server nor the storage. */
export class PageClient {
  readonly accounts: Accounts;
  readonly #sockets: InProcessSocket[] = [];
  #isOpen = true;

  /** `baseUrl` is empty for the server that the page comes from. */
  constructor({ fetch: send, sandbox }: AppServer, baseUrl = '') {
    this.accounts = createAccounts({
      baseUrl,
      origin: ORIGIN,
      fetch: async (input, init) => {
        if (!this.#isOpen) throw new TypeError('The page is closed.');
        return send(input, init);
      },
      openSocket: (url) => {
        // A socket that never opens.
        if (!this.#isOpen) return new FakeSocket(url);
        const socket = new InProcessSocket(sandbox, url);
        this.#sockets.push(socket);
        return socket;
      },
      storage: this.#storage(),
      parseHtml,
      forWriting: () => Promise.resolve(lonePage),
      forLive: () => Promise.resolve(watchedPage),
      now: () => Date.now(),
      newKey: () => crypto.randomUUID(),
      log: (level, what, detail) => {
        if (level === 'error' && this.#isOpen) log(level, what, detail);
      },
    });
  }

  readonly close = (): void => {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.close();
  };

  #storage(): RecordStorage {
    return {
      ...deviceStorage,
      write: (key, value) => this.#isOpen && deviceStorage.write(key, value),
      remove: (key) => {
        if (this.#isOpen) deviceStorage.remove(key);
      },
    };
  }
}
