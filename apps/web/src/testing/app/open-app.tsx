import { configure, screen } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Client } from '@linnet/domain';
import { expect, onTestFinished } from 'vitest';
import type { ControlDoor, ServerCharacter } from '@linnet/sandbox/control';
import { getPageHistory } from '../../platform/navigation/page-history';
import { appServer } from './app-server';
import { RunningApp, storeSession } from './running-app';
import { standInForBrowser } from './stand-in-for-browser';
import { watchConsole } from './watch-console';

export interface AppOptions {
  /** Username of the signed-in account; a visitor without it. */
  readonly as?: string;
  readonly path?: string;
  readonly server?: ServerCharacter;
  /** Width of the window in pixels; a desktop width by default. */
  readonly width?: number;
  /** Records in the device's storage when the page is opened. */
  readonly records?: Readonly<Record<string, string>>;
  /** Prepares the server before the page is opened. */
  readonly prepare?: (sandbox: ControlDoor) => Promise<unknown>;
}

export interface OpenApp {
  /** Queries on the page. Queries on a part of it (`within(form)`) are much faster. */
  readonly page: typeof screen;
  readonly user: UserEvent;
  readonly sandbox: ControlDoor;
  /** Bodies of the requests with this method to this path, oldest first. */
  readonly sentTo: (method: string, path: string) => unknown[];
  /** The client that the page shows: another one after a reload, and after signing in or out. */
  readonly client: () => Client;
  /** Allows errors on the console that this test provokes; any other fails the test. */
  readonly allowConsole: (pattern: RegExp) => void;
  /** Navigates to an address inside the application. */
  readonly goto: (path: string) => void;
  /** Reloads the page: memory is cleared, storage stays. */
  readonly reload: () => Promise<void>;
}

configure({
  asyncUtilTimeout: 20_000,
  // The tests load no styles, so nothing is hidden by them, and checking for it takes seconds.
  defaultHidden: true,
  getElementError: (message) => new Error(`${message}\nThe page says: ${document.body.textContent}`),
});

/** Renders the whole application in the test's document, with a sandbox server in the same process. */
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

  const app = new RunningApp(server);
  app.load();
  onTestFinished(() => {
    app.close();
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
    client: () => app.client(),
    allowConsole: guard.allow,
    goto: (to) => history.pushState(null, '', to),
    async reload() {
      app.load();
    },
  };
}
