const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'zxx', 'mul', 'mis']);

/** A language tag without its region. */
function baseLanguage(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? tag).toLowerCase();
}

/**
 * Whether the viewer reads this language: it is that of the interface or one of the browser's. No language counts as
 * read.
 */
export function readsLanguage(tag: string, locale: string): boolean {
  const wanted = baseLanguage(tag);
  if (wanted === '' || NO_LANGUAGE.has(wanted)) return true;
  return [locale, ...navigator.languages].some((own) => baseLanguage(own) === wanted);
}
