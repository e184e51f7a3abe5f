import type { Plugin } from 'vite';

const ICONS = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;

/**
 * Leaves of each icon what is drawn: names, sizes and keys are for the library's own frame, which ours replaces
 * (`src/ui/icon/create-lucide-icon.ts`). A path, which nearly every part of an icon is, becomes its bare outline.
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
