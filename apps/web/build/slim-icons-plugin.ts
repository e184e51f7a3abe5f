import type { Plugin } from 'vite';

const ICONS = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;

/**
 * Removes everything from the icons but the shapes: names, sizes and keys belong to the library's wrapper, which
 * `src/ui/icon/create-lucide-icon.ts` replaces. A path, which nearly every part of an icon is, becomes its bare
 * outline.
 */
export function slimIconsPlugin(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    transform: {
      filter: { id: ICONS },
      handler: (code) => ({
        code: code
          .replaceAll(/^ {2}(?:name: "[^"]*"|size: \d+|aliases: \[[^\]]*\]),?\n/gm, '')
          .replaceAll(/, key: "[^"]*"/g, '')
          .replaceAll(/\["path", \{ d: ("[^"]*") \}\]/g, '$1'),
        map: null,
      }),
    },
  };
}
