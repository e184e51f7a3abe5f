import type { Plugin } from 'vite';

/** The module with the bundler's wrapper for dynamic imports. Ids of virtual modules begin with a null character. */
const WRAPPER = /^\0vite\/preload-helper\.js$/;

/** Path from the root of the web client. */
const LAZY_STYLES = '/src/platform/chunks/lazy-styles.ts';

/**
 * Reduces dynamic imports to plain imports: lazy parts load code only, since their styles are one file that is loaded
 * once, and nothing is preloaded. The bundler's wrapper, which does both per part, would be 1 kB more to load before
 * the first status.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: WRAPPER },
      handler: () => `import { lazyStyles } from '${LAZY_STYLES}';
export const __vitePreload = (load) => Promise.all([load(), lazyStyles()]).then(([part]) => part);`,
    },
  };
}
