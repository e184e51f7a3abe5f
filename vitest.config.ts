import { defineConfig } from 'vitest/config';

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
          include: ['packages/*/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['tools/layers/planted/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
