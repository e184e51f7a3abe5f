import type { Plugin } from 'vite';

/** The fields of a bundled chunk that this plugin reads. */
interface ChunkStyles {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> } | undefined;
}

/**
 * Splits the styles into two files: one for the first screens, which the page links, and one for all lazy parts, which
 * the first lazy part loads. The order of the two does not matter, since cascade layers decide which rule wins.
 */
export function laterStylesPlugin(): Plugin {
  return {
    name: 'linnet-later-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = new Map<string, ChunkStyles>(
          Object.values(bundle).flatMap((output) =>
            output.type === 'chunk' ? [[output.fileName, output]] : [],
          ),
        );
        const first = withImports(chunks);
        const texts: string[] = [];
        for (const [fileName, { viteMetadata }] of [...chunks].toSorted(([a], [b]) => a.localeCompare(b))) {
          if (first.has(fileName)) continue;
          for (const name of viteMetadata?.importedCss ?? []) {
            const sheet = bundle[name];
            if (sheet?.type !== 'asset') continue;
            texts.push(String(sheet.source));
            delete bundle[name];
          }
          // Without this the bundler would make each lazy part load its own stylesheet.
          viteMetadata?.importedCss.clear();
        }
        this.emitFile({ type: 'asset', name: 'later.css', source: texts.join('') });
      },
    },
  };
}

/** The entry chunks with everything that they import statically. */
function withImports(chunks: ReadonlyMap<string, ChunkStyles>): ReadonlySet<string> {
  const found = new Set([...chunks].filter(([, { isEntry }]) => isEntry).map(([name]) => name));
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
}
