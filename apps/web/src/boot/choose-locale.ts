import type { BuiltLocale } from './early-start';

/**
 * Chooses the locale: the first preferred language that we have, by its code or by the longest part of its tag, so that
 * `zh-Hant-TW` finds `zh-Hant` before `zh`. `locales` is never empty; its first entry is the fallback.
 */
export function chooseLocale(
  locales: readonly [BuiltLocale, ...BuiltLocale[]],
  preferred: readonly string[],
): BuiltLocale {
  for (const name of preferred) {
    for (let wanted = name.toLowerCase(); wanted !== ''; wanted = shorter(wanted)) {
      const found = locales.find(({ code, tag, also = [] }) =>
        [code, tag, ...also].some((own) => own?.toLowerCase() === wanted),
      );
      if (found) return found;
    }
  }
  return locales[0];
}

/** A tag without its last part; empty when there is no more. */
const shorter = (tag: string) => tag.slice(0, Math.max(0, tag.lastIndexOf('-')));

/** The language tag of a locale, for browsers. */
export const tagOf = ({ code, tag = code }: Pick<BuiltLocale, 'code' | 'tag'>): string => tag;
