import type { Accounts, Client } from '@linnet/domain';
import { createRoot } from 'react-dom/client';
import { App } from '../../app/app';
import { recordEarlyKeys, takeEarlyKeys } from '../../platform/hotkeys/early-keys';
import { afterFirstContent } from '../../platform/start/first-content';
import { testCatalog } from '../test-catalog';
import type { AppServer } from './app-server';
import { PageClient } from './page-client';

/** The application in the document of the test. */
export class RunningApp {
  readonly #server: AppServer;
  #accounts: Accounts | null = null;
  #unload = (): void => {};

  constructor(server: AppServer) {
    this.#server = server;
  }

  /** Loads the page, or loads it again: memory is cleared, storage stays. */
  load(): void {
    this.close();
    const container = document.createElement('div');
    document.body.append(container);
    // As the page's own start does.
    recordEarlyKeys();
    const pageClient = new PageClient(this.#server);
    const root = createRoot(container);
    const { accounts } = pageClient;
    this.#accounts = accounts;
    accounts.shown.get().start(afterFirstContent);
    root.render(<App accounts={accounts} catalog={testCatalog()} onRendered={() => {}} />);
    this.#unload = () => {
      accounts.shown.get().drafts.loaded.get()?.flush();
      root.unmount();
      pageClient.close();
      container.remove();
      takeEarlyKeys();
    };
  }

  close(): void {
    this.#unload();
    this.#unload = () => {};
  }

  readonly client = (): Client => {
    if (this.#accounts === null) throw new Error('The application is not loaded.');
    return this.#accounts.shown.get();
  };
}

/** Signs in by the same calls as the form, so that the client itself stores the session. */
export async function storeSession(server: AppServer, username: string): Promise<void> {
  const { accounts, close } = new PageClient(server);
  await (await accounts.access()).byPassword(username, username);
  close();
}
