import type { Plugin } from 'vite';
import { buildBoot } from './build-boot';
import { buildLocales } from './build-locales';
import { buildPageStyle } from './build-page-style';
import type { BuiltAsset } from './built-asset';

const emptyStyle = '<style id="linnet-page"></style>';

interface BuiltPage {
  readonly assets: ReadonlyMap<string, BuiltAsset>;
  readonly boot: BuiltAsset;
  readonly style: string;
}

/**
 * Completes index.html: inlines the page's style, emits the locales as assets, and puts the start script as a blocking
 * classic script before the main one. In development all of this is built again on each page load.
 */
export function pagePlugin(src: string): Plugin {
  let builtPage: BuiltPage | undefined;

  return {
    name: 'linnet-page',
    // Unit tests have no page.
    apply: (_, { mode }) => mode !== 'test',
    async buildStart() {
      builtPage = await buildPage(src);
      if (this.environment.mode === 'dev') return;
      for (const { address, source } of builtPage.assets.values()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asset = builtPage?.assets.get(request.url ?? '');
        if (!asset) return next();
        response.setHeader('content-type', asset.type);
        response.end(asset.source);
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, bundle }) {
        const page = server || !builtPage ? await buildPage(src) : builtPage;
        builtPage = page;
        if (!html.includes(emptyStyle)) throw new Error(`index.html has no ${emptyStyle}`);
        const head = headOf(page, laterStylesOf(Object.keys(bundle ?? {})));
        return stylesheetsLast(withPreloads(html).replace(emptyStyle, () => head));
      },
    },
  };
}

async function buildPage(src: string): Promise<BuiltPage> {
  const { assets, table } = await buildLocales(src);
  const [boot, style] = await Promise.all([buildBoot(src, table), buildPageStyle(src)]);
  return { boot, style, assets: new Map([...assets, boot].map((asset) => [asset.address, asset])) };
}

function headOf({ style, boot }: BuiltPage, laterStyles: string): string {
  return `<style id="linnet-page">${style}</style>${laterStyles}\n    <script src="${boot.address}"></script>`;
}

/** The address of the stylesheet for lazy parts; empty in development, where each module brings its own styles. */
function laterStylesOf(files: readonly string[]): string {
  const name = files.find((file) => /^assets\/later-[^/]+\.css$/.test(file));
  return name === undefined ? '' : `\n    <meta name="later-styles" content="/${name}" />`;
}

/**
 * Adds preload hints for the main script and the styles before the start script. Browsers don't scan ahead of a
 * blocking script in a page that sets its own security policy.
 */
function withPreloads(html: string): string {
  const script = /<script type="module" crossorigin src="([^"]+)">/.exec(html)?.[1];
  const style = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(html)?.[1];
  if (script === undefined || style === undefined) return html;
  const links = [
    `<link rel="modulepreload" crossorigin href="${script}">`,
    `<link rel="preload" as="style" crossorigin href="${style}">`,
  ];
  return html.replace(emptyStyle, () => [...links, emptyStyle].join('\n    '));
}

/**
 * Moves the stylesheet links behind the skeleton: the first paint doesn't wait for them, but the deferred main script
 * still runs only after they have loaded.
 */
function stylesheetsLast(html: string): string {
  const links = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
  const without = links.reduce((rest, link) => rest.replace(link, ''), html);
  return without.replace('</body>', () => `${links.join('')}  </body>`);
}
