import type { Plugin } from 'vite';
import { type IconShape, mergeShapes } from './icon-outline';

const ICONS = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;

/**
 * Removes everything from the icons but the shapes: names, sizes and keys belong to the library's wrapper, which
 * `src/ui/icon/create-lucide-icon.ts` replaces. Shapes become one path where they can, and a path its bare outline.
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
          .replace(/^ {2}node: ([^]*?)(?=,?\n\};)/m, (_, node: string) => {
            const shapes = [...node.matchAll(/\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g)].map(shapeOf);
            if (shapes.length === 0) throw new Error(`An icon without shapes: ${node}`);
            return `  node: ${JSON.stringify(mergeShapes(shapes))}`;
          }),
        map: null,
      }),
    },
  };
}

function shapeOf([, tag = '', attributes = '']: RegExpMatchArray): IconShape {
  const pairs = [...attributes.matchAll(/([\w-]+): "([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return [tag, Object.fromEntries(pairs.filter(([name]) => name !== 'key'))];
}
