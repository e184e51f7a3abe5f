import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BuiltLocale } from '../src/boot/early-start';
import { locales } from '../src/locales';
import { firstScreens } from '../src/locales/first-screens';
import { buildEmoji } from './build-emoji';
import { type BuiltAsset, builtAsset } from './built-asset';
import { compileLocale } from './compile-locale';

/** Limit for the compressed size, in bytes, of the messages that are loaded before the first status. */
const firstPartLimit = 10_000;

/**
 * Builds both message files and the emoji names of every locale, and the table of their addresses for the start script.
 */
export async function buildLocales(src: string): Promise<{ assets: BuiltAsset[]; table: BuiltLocale[] }> {
  const assets: BuiltAsset[] = [];
  const table: BuiltLocale[] = [];
  for (const { code, direction } of locales) {
    const messages: unknown = JSON.parse(await readFile(`${src}/locales/${code}.json`, 'utf8'));
    const compiled = compileLocale(messages, firstScreens);
    const first = builtAsset(`locale-${code}-first`, 'application/json', JSON.stringify(compiled.first));
    const rest = builtAsset(`locale-${code}-rest`, 'application/json', JSON.stringify(compiled.rest));
    assertSmall(first);
    const emoji = await buildEmoji(code);
    assets.push(first, rest, emoji);
    table.push({ code, direction, first: first.address, rest: rest.address, emoji: emoji.address });
  }
  return { assets, table };
}

function assertSmall({ address, source }: BuiltAsset): void {
  const size = gzipSync(source).length;
  if (size > firstPartLimit) {
    throw new Error(
      `${address} has ${size} bytes compressed, more than ${firstPartLimit}: trim first-screens.ts.`,
    );
  }
}
