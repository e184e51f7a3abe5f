import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The oldest supported Node cannot load the configuration natively; without this, Vite warns about that at each run.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';

/** Milliseconds; long, because tests also run on busy machines. */
const timeouts = {
  testTimeout: 20_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: [fileURLToPath(new URL('./tools/testing/wait-longer.ts', import.meta.url))],
};

const sameCases = fileURLToPath(new URL('./tools/testing/same-cases.ts', import.meta.url));

const settleImports = fileURLToPath(new URL('./apps/web/src/testing/settle-imports.ts', import.meta.url));

const noOwnerStacks = fileURLToPath(new URL('./apps/web/src/testing/no-owner-stacks.ts', import.meta.url));

const wholeAppSetup = fileURLToPath(new URL('./apps/web/src/testing/app/setup.ts', import.meta.url));

/**
 * There is no layout to know which rows are near the window. It is replaced for the whole process: a mock ends with its
 * file, and a part that is imported between two files would keep the real list.
 */
const wholeLists = {
  virtua: fileURLToPath(new URL('./apps/web/src/testing/app/whole-list.tsx', import.meta.url)),
};

/** They replace the clock and count its timers: what other tests of the same process left running would count too. */
const onClocksOfTheirOwn = [
  'packages/api/src/streaming.test.ts',
  'packages/api/src/transport.test.ts',
  'packages/domain/src/live/lazy-live.test.ts',
  'packages/domain/src/live/missing-nothing.test.ts',
  'packages/domain/src/polls/polls.test.ts',
  'packages/domain/src/kernel/resource/polling.test.ts',
  'packages/domain/src/tabs/leader-watch.test.ts',
  'packages/domain/src/tabs/shared-answers.test.ts',
  'packages/domain/src/tabs/silent-leader.test.ts',
];

/** Tests of a screen as a person sees it, on the whole application in front of a sandbox in the same process. */
const onTheWholeApp = 'src/**/*.app.test.tsx';

/** They look at what a module of the interface is like when it was just loaded, or put another in its place. */
const withModulesOfTheirOwn = [
  'src/blocks/text-suggestions/emoji-source.test.ts',
  'src/blocks/timeline/waiting-posts.test.tsx',
  'src/features/composer/forms/composer-panel.test.tsx',
  'src/features/profile/media-grid.test.tsx',
  'src/platform/navigation/leave-list.test.ts',
  'src/ui/lazy/lazy-screen.test.tsx',
];

/** One run over the whole repository; only what draws on a page gets a page. */
export default defineConfig({
  test: {
    // By default one processor is left free, which is half of a small machine. Tests often wait, so three share two.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // With the default size, which is meant for small programs, collecting garbage takes a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          isolate: false,
          ...timeouts,
          setupFiles: [...timeouts.setupFiles, sameCases],
          include: ['packages/*/src/**/*.test.ts'],
          exclude: onClocksOfTheirOwn,
        },
      },
      {
        test: {
          name: 'clocks',
          environment: 'node',
          ...timeouts,
          setupFiles: [...timeouts.setupFiles, sameCases],
          include: onClocksOfTheirOwn,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: ['tools/layers/planted/**'],
          ...timeouts,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          // The modules are loaded once for each process: loading them takes longer than the tests.
          isolate: false,
          ...timeouts,
          setupFiles: [...timeouts.setupFiles, settleImports, noOwnerStacks],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [onTheWholeApp, ...withModulesOfTheirOwn],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web, alone',
          environment: 'happy-dom',
          ...timeouts,
          setupFiles: [...timeouts.setupFiles, noOwnerStacks],
          include: withModulesOfTheirOwn,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        resolve: { alias: wholeLists },
        test: {
          name: 'app',
          environment: 'happy-dom',
          // To read the whole application takes seconds: once for each process.
          isolate: false,
          ...timeouts,
          testTimeout: 60_000,
          setupFiles: [...timeouts.setupFiles, settleImports, noOwnerStacks, wholeAppSetup],
          include: [onTheWholeApp],
        },
      },
    ],
  },
});
