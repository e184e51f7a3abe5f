import type { Plugin } from 'vite';

/** Cascade layers, weakest first, by source folder. Styles outside these folders are in no layer and win. */
const layers = [
  { name: 'base', folder: '/src/ui/styles/' },
  { name: 'ui', folder: '/src/ui/' },
  { name: 'blocks', folder: '/src/blocks/' },
] as const;

/** The statement that fixes the order of the layers; it must come before every other style. */
export const layerOrder = `@layer ${layers.map(({ name }) => name).join(', ')};`;

/**
 * Wraps each stylesheet in the layer of its folder. Which of two rules wins then depends on the layers and not on the
 * order in which lazy parts load their styles.
 */
export function layerCssPlugin(): Plugin {
  return {
    name: 'linnet-layer-css',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const layer = layers.find(({ folder }) => id.includes(folder));
        return layer && { code: `@layer ${layer.name} {\n${code}\n}`, map: null };
      },
    },
  };
}
