import type { BuiltLocale } from './early-start';

/**
 * Chooses the locale: the first preferred language that we have, by its full code or else by its language alone.
 * `locales` is never empty; its first entry is the fallback.
 */
export function chooseLocale(
  locales: readonly [BuiltLocale, ...BuiltLocale[]],
  preferred: readonly string[],
): BuiltLocale {
  for (const name of preferred) {
    const code = name.toLowerCase();
    const language = code.split('-', 1)[0];
    const found =
      locales.find((locale) => locale.code.toLowerCase() === code) ??
      locales.find((locale) => locale.code.toLowerCase() === language);
    if (found) return found;
  }
  return locales[0];
}
