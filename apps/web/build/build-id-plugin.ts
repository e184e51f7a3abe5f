import type { Plugin } from 'vite';
import { contentHash } from './content-hash';

const buildMeta = /<meta name="linnet-build" content="([\w-]+)" \/>/;

/**
 * Writes an id of the build into the page and into a small file beside it. A tab that was opened with an older build
 * reads the file to find out whether the server has a newer one.
 */
export function buildIdPlugin(): Plugin {
  return {
    name: 'linnet-build-id',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // File names contain content hashes, so a hash over the names identifies the build.
        const files = Object.keys(bundle ?? {}).filter((name) => name.startsWith('assets/'));
        const build = contentHash(files.sort().join('\n') + html);
        return html.replace(
          '</title>',
          () => `</title>\n    <meta name="linnet-build" content="${build}" />`,
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const build = page?.type === 'asset' ? buildMeta.exec(String(page.source))?.[1] : undefined;
        if (build === undefined) throw new Error('The page does not name its build.');
        this.emitFile({
          type: 'asset',
          fileName: 'static/linnet-build.json',
          source: JSON.stringify({ build }),
        });
      },
    },
  };
}
