import type { Plugin } from 'vite';

/** Where the bundler keeps what it wraps around every dynamic import. */
// Names of modules that are no files begin so.
const WRAPPER = /^\0vite\/preload-helper\.js$/;

/**
 * Lazy parts bring code alone: one stylesheet is there from the start, and nothing is preloaded. The wrapper that
 * would see to both has nothing to do, and a kilobyte of it stands before the first status.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: WRAPPER },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
