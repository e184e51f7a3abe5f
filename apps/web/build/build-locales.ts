import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BuiltLocale } from '../src/boot/early-start';
import { locales } from '../src/locales';
import { firstScreens, screenTexts } from '../src/locales/text-parts';
import type { CompiledMessages, RestOfMessages } from '../src/platform/i18n/messages';
import { buildEmoji } from './build-emoji';
import { type BuiltAsset, builtAsset } from './built-asset';
import { compileLocale, messagesWith, messagesWithout } from './compile-locale';

/** Limit for the compressed size, in bytes, of the messages that are loaded before the first status. */
const firstPartLimit = 10_000;

/**
 * Builds the message files and the emoji names of every locale, and the table of their addresses for the start script;
 * the addresses of the screens' messages are in the file of the rest.
 */
export async function buildLocales(src: string): Promise<{ assets: BuiltAsset[]; table: BuiltLocale[] }> {
  const assets: BuiltAsset[] = [];
  const table: BuiltLocale[] = [];
  for (const { code, direction } of locales) {
    const messages: unknown = JSON.parse(await readFile(`${src}/locales/${code}.json`, 'utf8'));
    const all = compileLocale(messages);
    const assetOf = (name: string, content: CompiledMessages | RestOfMessages): BuiltAsset =>
      builtAsset(`locale-${code}-${name}`, 'application/json', JSON.stringify(content));

    const first = assetOf('first', messagesWith(all, firstScreens));
    assertSmall(first);
    const screens = Object.entries(screenTexts).map(
      ([name, prefixes]) => [name, assetOf(name, messagesWith(all, prefixes))] as const,
    );
    const rest = assetOf('rest', {
      messages: messagesWithout(all, [...firstScreens, ...Object.values(screenTexts).flat()]),
      screens: Object.fromEntries(screens.map(([name, { address }]) => [name, address])),
    });
    const emoji = await buildEmoji(code);
    assets.push(first, rest, emoji, ...screens.map(([, asset]) => asset));
    table.push({ code, direction, first: first.address, rest: rest.address, emoji: emoji.address });
  }
  return { assets, table };
}

function assertSmall({ address, source }: BuiltAsset): void {
  const size = gzipSync(source).length;
  if (size > firstPartLimit) {
    throw new Error(
      `${address} has ${size} bytes compressed, more than ${firstPartLimit}: trim text-parts.ts.`,
    );
  }
}
