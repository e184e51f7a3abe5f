import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BuiltLocale } from '../src/boot/early-start';
import { locales } from '../src/locales';
import { firstScreens, screenTexts } from '../src/locales/text-parts';
import type { CompiledMessages, FirstMessages, RestOfMessages } from '../src/platform/i18n/messages';
import { buildEmoji } from './build-emoji';
import { type BuiltAsset, builtAsset } from './built-asset';
import { compileLocale, messagesWith, messagesWithout } from './compile-locale';

/** Limit for the compressed size, in bytes, of the messages that are loaded before the first status. */
const firstPartLimit = 10_000;

/**
 * Builds the message files and the emoji names of every locale that has texts, and the table of locales for the start
 * script. The table contains the address of each first file; the first file contains the address of the rest, and the
 * rest contains the addresses of the messages of screens.
 */
export async function buildLocales(src: string): Promise<{ assets: BuiltAsset[]; table: BuiltLocale[] }> {
  const assets: BuiltAsset[] = [];
  const table: BuiltLocale[] = [];
  const english = await readLocale(src, 'en');
  for (const locale of locales) {
    const { code, tag, also, similar, direction } = locale;
    if (!existsSync(localeFile(src, code))) continue;
    // Texts that a language does not have yet are in English.
    const all = compileLocale({ ...english, ...(await readLocale(src, code)) }, locale);
    const assetOf = (name: string, content: CompiledMessages | FirstMessages | RestOfMessages): BuiltAsset =>
      builtAsset(`locale-${code}-${name}`, 'application/json', JSON.stringify(content));

    const screens = Object.entries(screenTexts).map(
      ([name, prefixes]) => [name, assetOf(name, messagesWith(all, prefixes))] as const,
    );
    const rest = assetOf('rest', {
      messages: messagesWithout(all, [...firstScreens, ...Object.values(screenTexts).flat()]),
      screens: Object.fromEntries(screens.map(([name, { address }]) => [name, address])),
    });
    const emoji = await buildEmoji(locale);
    const first = assetOf('first', {
      messages: messagesWith(all, firstScreens),
      rest: rest.address,
      emoji: emoji.address,
      ...(similar !== undefined && { similar }),
    });
    assertSmall(first);
    assets.push(first, rest, emoji, ...screens.map(([, asset]) => asset));
    table.push({
      code,
      ...(tag !== undefined && { tag }),
      ...(also !== undefined && { also }),
      direction,
      first: first.address,
    });
  }
  return { assets, table };
}

const localeFile = (src: string, code: string) => `${src}/locales/${code}.json`;

async function readLocale(src: string, code: string): Promise<object> {
  const messages: unknown = JSON.parse(await readFile(localeFile(src, code), 'utf8'));
  if (typeof messages !== 'object' || messages === null) throw new Error(`${code}.json has no messages.`);
  return messages;
}

function assertSmall({ address, source }: BuiltAsset): void {
  const size = gzipSync(source).length;
  if (size > firstPartLimit) {
    throw new Error(
      `${address} has ${size} bytes compressed, more than ${firstPartLimit}: trim text-parts.ts.`,
    );
  }
}
