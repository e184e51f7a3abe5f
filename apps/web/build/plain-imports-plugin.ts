import type { Plugin } from 'vite';

/** Where the bundler keeps what it wraps around every dynamic import. */
// Names of modules that are no files begin so.
const WRAPPER = /^\0vite\/preload-helper\.js$/;

/** From the root of the client. */
const LATER_STYLES = '/src/platform/chunks/later-styles.ts';

/**
 * Lazy parts bring code alone: their styles are one file, asked for once, and nothing is preloaded. The wrapper that
 * would see to both for each part by itself is a kilobyte before the first status.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: WRAPPER },
      handler: () => `import { laterStyles } from '${LATER_STYLES}';
export const __vitePreload = (load) => Promise.all([load(), laterStyles()]).then(([part]) => part);`,
    },
  };
}
