import { configure, screen } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Client } from '@linnet/domain';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import type { ControlDoor, ServerCharacter } from '@linnet/sandbox/control';
import { App } from '../../app/app';
import { getPageHistory } from '../../platform/navigation/page-history';
import { afterFirstContent } from '../../platform/start/first-content';
import { testCatalog } from '../test-catalog';
import { appServer, type AppServer } from './app-server';
import { PageClient } from './page-client';
import { standInForBrowser } from './stand-in-for-browser';
import { watchConsole } from './watch-console';

export interface AppOptions {
  /** Username of the account that is signed in; a visitor without it. */
  readonly as?: string;
  readonly path?: string;
  readonly server?: ServerCharacter;
  /** Of the window, in pixels; that of a desk without it. */
  readonly width?: number;
  /** Records in the device's storage when the page is opened. */
  readonly records?: Readonly<Record<string, string>>;
  /** Arranges the server before the page is opened. */
  readonly prepare?: (sandbox: ControlDoor) => Promise<unknown>;
}

export interface OpenApp {
  /** Finds what is on the page. Asked of a part of it (`within(form)`), it answers much sooner. */
  readonly page: typeof screen;
  readonly user: UserEvent;
  readonly sandbox: ControlDoor;
  /** What was sent in this way to this path, oldest first. */
  readonly sentTo: (method: string, path: string) => unknown[];
  /** The client of the page; another one after a reload. */
  readonly client: () => Client;
  /** Errors on the console that this test provokes; any other fails it. */
  readonly allowConsole: (pattern: RegExp) => void;
  /** Follows an address inside the application. */
  readonly goto: (path: string) => void;
  /** All in memory is gone, what is stored stays. */
  readonly reload: () => Promise<void>;
}

configure({
  asyncUtilTimeout: 20_000,
  // There are no styles: nothing is hidden by them, and looking for it takes seconds.
  defaultHidden: true,
  getElementError: (message) => new Error(`${message}\nThe page says: ${document.body.textContent}`),
});

/** The whole application on the page of the test, in front of a sandbox in the same process. */
export async function openApp(options: AppOptions = {}): Promise<OpenApp> {
  const { as, path = as === undefined ? '/main/all' : '/main/friends' } = options;
  const server = await appServer(options.server ?? 'pleroma');
  await options.prepare?.(server.door);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await standInForBrowser(server, options.width);
  for (const [key, record] of Object.entries(options.records ?? {})) localStorage.setItem(key, record);
  if (as !== undefined) await storeSession(server, as);
  history.replaceState(null, '', path);
  getPageHistory();
  const guard = watchConsole();

  const place = document.createElement('div');
  document.body.append(place);
  let close: () => void;
  let client: Client;
  const load = () => {
    const own = new PageClient(server);
    const root = createRoot(place);
    client = own.client;
    client.start(afterFirstContent);
    root.render(<App client={client} catalog={testCatalog()} onAppear={() => {}} />);
    close = () => {
      own.client.drafts.loaded.get()?.flush();
      root.unmount();
      own.close();
    };
  };
  load();
  onTestFinished(() => {
    close();
    place.remove();
    expect(guard.findings(), 'errors on the console').toEqual([]);
  });
  return {
    page: screen,
    user: userEvent.setup(),
    sandbox: server.door,
    sentTo: (method, path) =>
      server.bodies
        .filter((sent) => sent.method === method && sent.path === path)
        .map(({ text }): unknown => JSON.parse(text)),
    client: () => client,
    allowConsole: guard.allow,
    goto: (to) => history.pushState(null, '', to),
    async reload() {
      close();
      load();
    },
  };
}

/** Signs in by calls, as the form does, so that the client stores it by itself. */
async function storeSession(server: AppServer, username: string): Promise<void> {
  const { client, close } = new PageClient(server);
  await (await client.session.access()).byPassword(username, username);
  close();
}
