import type { Plugin } from 'vite';

/** What a chunk of the bundle brings, as far as it matters here. */
interface ChunkStyles {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> } | undefined;
}

/**
 * Divides the styles in two: those of the first screens, which the page asks for itself, and those of all lazy parts
 * together, which the first of them brings. Their order does not matter, since layers decide which rule wins.
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
          // The bundler would have each part ask for its own.
          viteMetadata?.importedCss.clear();
        }
        this.emitFile({ type: 'asset', name: 'later.css', source: texts.join('') });
      },
    },
  };
}

/** The chunks that the page begins with. */
function withImports(chunks: ReadonlyMap<string, ChunkStyles>): ReadonlySet<string> {
  const found = new Set([...chunks].filter(([, { isEntry }]) => isEntry).map(([name]) => name));
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
}
