import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** The file name of the service worker. It has to be at the root, so that its scope is every page. */
const FILE = 'sw.js';

/** Builds the service worker: one classic script without imports, under a name that never changes. */
export function workerPlugin(src: string): Plugin {
  return {
    name: 'linnet-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${FILE}`) return next();
        buildWorker(src).then((source) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(source);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await buildWorker(src) });
    },
  };
}

async function buildWorker(src: string): Promise<string> {
  const result = await build({
    entryPoints: [`${src}/worker/sw.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('The worker came out empty.');
  return output.text;
}
