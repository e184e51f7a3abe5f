import { storageKeys } from '../storage-keys';

/** A hash of what decides how a page looks, apart from its content. A preview with another hash is not shown. */
export function storedLook(stored: (key: string) => string | null): string {
  const { settings, theme, language } = storageKeys;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const text =
    JSON.stringify([settings, theme, language].map((name) => stored(name))) +
    String([isDark, devicePixelRatio]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36) + text.length.toString(36);
}
