import { test as base } from '@playwright/test';
import { startSandbox } from '../../tools/serve/sandbox-process';
import type { SandboxProcess } from '../../tools/serve/sandbox-process';
import { type ControlDoor, openControlDoor } from '@linnet/sandbox/control';
import { expect } from './expect';
import { PageGuard } from './page-guard';
import { scrollBeforePress } from './scroll-before-press';

interface WorkerFixtures {
  /** The server of this worker, with the client's build. */
  sandboxProcess: SandboxProcess;
}

interface TestFixtures {
  /** The control door of a server that was just reset. */
  sandbox: ControlDoor;
  guard: PageGuard;
  /** Allows errors on the console that this test expects: `allowConsole(/503/)`. */
  allowConsole: (pattern: RegExp) => void;
}

/**
 * The `test` of all specs: the sandbox of the worker, reset before each test, and pages with a guard. Findings of
 * the guard fail the test at its end.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandboxProcess: [
    // Playwright reads which fixtures are used from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sandbox = await startSandbox({
        port: 0,
        storage: 'memory',
        control: true,
        quietLife: true,
        frontend: 'dist',
      });
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    scrollBeforePress(page);
    await use(page);
  },
  baseURL: async ({ sandboxProcess }, use) => use(sandboxProcess.url),
  sandbox: [
    async ({ sandboxProcess }, use) => {
      const door = openControlDoor(sandboxProcess.url);
      // A new state and the default kind of server, whatever the previous test did.
      await door.character('pleroma');
      await use(door);
    },
    { auto: true },
  ],
  guard: [
    async ({ context, sandboxProcess }, use) => {
      const guard = await PageGuard.watch(context, sandboxProcess.url);
      await use(guard);
      expect(guard.findings(), 'what no page of the client may do').toEqual([]);
    },
    { auto: true },
  ],
  allowConsole: async ({ guard }, use) => use((pattern) => guard.allowConsole(pattern)),
});

export { expect };
