import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { transform } from 'lightningcss';
import { layerOrder } from './layer-css-plugin';

const sheets = ['ui/tokens.css', 'page/skeleton.css'];

/** The style that is inlined into the page: stock palettes for both colour schemes, the tokens and the skeleton. */
export async function buildPageStyle(src: string): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(`${src}/${sheet}`, 'utf8')));
  const css = [layerOrder, await stockThemeCss(src), ...texts].join('\n');
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();
}

/** The CSS of the stock themes. The theme package is TypeScript, so it is bundled and run here. */
async function stockThemeCss(src: string): Promise<string> {
  const result = await build({
    stdin: {
      contents: `import { stockThemeCss } from './app/theme/stock-theme-css'; css = stockThemeCss();`,
      resolveDir: src,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  const context: { css?: unknown } = {};
  runInNewContext(result.outputFiles[0]?.text ?? '', context);
  if (typeof context.css !== 'string') throw new Error('The stock theme gave no stylesheet.');
  return context.css;
}
