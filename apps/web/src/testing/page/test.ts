import { expect, test as base } from 'vitest';
import type { ControlDoor } from '@linnet/sandbox/control';
import { getPageHistory } from '../../platform/navigation/page-history';
import { appServer, ORIGIN } from '../app/app-server';
import { standInForBrowser } from '../app/stand-in-for-browser';
import { watchConsole } from '../app/watch-console';
import './assertions';
import type { Page } from './locator';
import { TestPage } from './test-page';

interface Fixtures {
  readonly page: Page;
  /** The control door of a server that was just reset. */
  readonly sandbox: ControlDoor;
  readonly baseURL: string;
  /** Allows errors on the console that this test expects. */
  readonly allowConsole: (pattern: RegExp) => void;
  /** What was sent as JSON to this path since the test began, oldest first. */
  readonly sentTo: (path: RegExp) => unknown[];
}

interface Stage extends Fixtures {
  readonly stage: Fixtures;
}

/**
 * The `test` of tests on the whole application: with the fixtures of the browser tests (`page`, `sandbox`, `baseURL`,
 * `allowConsole`) and `sentTo`.
 */
export const test = base.extend<Stage>({
  stage: [
    // Vitest reads which fixtures are used from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const server = await appServer('pleroma');
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      await standInForBrowser(server);
      getPageHistory();
      const guard = watchConsole();
      const page = new TestPage(server);
      const sentTo = (wanted: RegExp): unknown[] =>
        server.bodies.filter(({ path }) => wanted.test(path)).map(({ text }): unknown => JSON.parse(text));
      await run({ page, sandbox: server.door, baseURL: ORIGIN, allowConsole: guard.allow, sentTo });
      page.close();
      const findings = guard.findings();
      if (findings.length > 0) throw new Error(`Errors on the console: ${findings.join('\n')}`);
    },
    { auto: true },
  ],
  page: async ({ stage }, run) => run(stage.page),
  sandbox: async ({ stage }, run) => run(stage.sandbox),
  baseURL: async ({ stage }, run) => run(stage.baseURL),
  allowConsole: async ({ stage }, run) => run(stage.allowConsole),
  sentTo: async ({ stage }, run) => run(stage.sentTo),
});

export { expect };
