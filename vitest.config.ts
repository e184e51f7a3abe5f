import { defineConfig } from 'vitest/config';

/** Milliseconds. Tests wait for what happens; on a busy machine it takes its time. */
const patience = { testTimeout: 20_000, hookTimeout: 30_000 };

/** They take the machine's clock for their own: what other tests have left running would wait on it. */
const onClocksOfTheirOwn = ['packages/domain/src/live/missing-nothing.test.ts'];

/** One run over the whole repository; only what draws on a page gets a page. */
export default defineConfig({
  test: {
    // By default one processor is left free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          isolate: false,
          ...patience,
          include: ['packages/*/src/**/*.test.ts'],
          exclude: onClocksOfTheirOwn,
        },
      },
      {
        test: { name: 'clocks', environment: 'node', ...patience, include: onClocksOfTheirOwn },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: ['tools/layers/planted/**'],
          ...patience,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          ...patience,
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
