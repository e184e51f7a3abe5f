import type { Plugin } from 'vite';

/** Layers of styles, weakest first, by the folder that they come from; what stands in none is strongest. */
const layers = [
  { name: 'base', folder: '/src/ui/styles/' },
  { name: 'ui', folder: '/src/ui/' },
  { name: 'blocks', folder: '/src/blocks/' },
] as const;

/** Fixes the order of the layers; it has to stand before every other style. */
export const layerOrder = `@layer ${layers.map(({ name }) => name).join(', ')};`;

/**
 * Puts each stylesheet into the layer of its folder. Which of two rules wins is then a matter of the house, and not
 * of the order in which lazy parts happen to bring their styles.
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
