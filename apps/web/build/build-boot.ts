import { build } from 'esbuild';
import type { BuiltLocale } from '../src/boot/early-start';
import { type BuiltAsset, builtAsset } from './built-asset';

/** Builds the start script: one classic script without imports, with the table of locales inlined. */
export async function buildBoot(src: string, locales: readonly BuiltLocale[]): Promise<BuiltAsset> {
  const result = await build({
    entryPoints: [`${src}/boot/boot.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { __LINNET_LOCALES__: JSON.stringify(locales) },
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('The start script came out empty.');
  return builtAsset('boot', 'text/javascript', output.text);
}
