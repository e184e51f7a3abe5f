import type { Plugin } from 'vite';

/** Cascade layers, weakest first, by source folder. Styles outside these folders are in no layer and win. */
const layers = [
  { name: 'base', folder: '/src/ui/styles/' },
  { name: 'ui', folder: '/src/ui/' },
  { name: 'blocks', folder: '/src/blocks/' },
] as const;

/** The statement that fixes the order of the layers; it must come before every other style. */
export const layerOrder = `@layer ${layers.map(({ name }) => name).join(', ')};`;

/** A rule that gives a class a name for themes. Compilers don't take it inside of a layer, and it has no style. */
const namingRule = /^\.[\w-]+ \{\s*composes: \w+ from global;\s*\}\n/gm;

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
        if (layer === undefined) return undefined;
        const names = code.match(namingRule)?.join('') ?? '';
        const styles = code.replaceAll(namingRule, '');
        return { code: `${names}@layer ${layer.name} {\n${styles}\n}`, map: null };
      },
    },
  };
}
