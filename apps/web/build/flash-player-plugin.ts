import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const VERSION = '0.6.0';
const FOLDER = `assets/ruffle-${VERSION}/`;

/**
 * File name that we serve → file name in the package. Ruffle has two builds; we take the one for browsers with
 * WebAssembly extensions, which all browsers that we support have. Ruffle requests the WebAssembly file by its original
 * name.
 */
const files: Readonly<Record<string, string>> = {
  'ruffle.js': 'ruffle.js',
  'core.js': 'core.ruffle.c80159b526e567babaf5.js',
  '826bb0938097485a2c9d.wasm': '826bb0938097485a2c9d.wasm',
  LICENSE_MIT: 'LICENSE_MIT',
};

/** Compression level. The files are 14 MB: the best compression would take longer than the rest of the build. */
const LEVEL = 6;

/**
 * Copies Ruffle, the Flash player, unchanged into the output; it is loaded only on demand. In development its files are
 * served from where the package is installed.
 */
export function flashPlayerPlugin(): Plugin {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@ruffle-rs/ruffle'));

  return {
    name: 'linnet-flash-player',
    config: () => ({ define: { __RUFFLE_VERSION__: JSON.stringify(VERSION) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(`/${FOLDER}`) ? request.url.slice(FOLDER.length + 1) : '';
        const file = Object.hasOwn(files, name) ? files[name] : undefined;
        if (file === undefined) return next();
        response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/wasm');
        createReadStream(path.join(folder, file)).pipe(response);
      });
    },
    async generateBundle() {
      const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
      if (version !== VERSION) this.error(`The names of the files of Ruffle ${version} are not known here.`);
      await Promise.all(
        Object.entries(files).map(async ([name, file]) => {
          const source = await readFile(path.join(folder, file));
          this.emitFile({ type: 'asset', fileName: FOLDER + name, source });
          if (!/\.(?:js|wasm)$/.test(name)) return;
          const packed = await promisify(gzip)(source, { level: LEVEL });
          this.emitFile({ type: 'asset', fileName: `${FOLDER + name}.gz`, source: packed });
        }),
      );
    },
  };
}
