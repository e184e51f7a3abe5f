const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'zxx', 'mul', 'mis']);

/** A language without its region. */
function baseLanguage(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? tag).toLowerCase();
}

/** Whether somebody reads this language, by that of the interface and those of the browser; no language counts as read. */
export function readsLanguage(tag: string, locale: string): boolean {
  const wanted = baseLanguage(tag);
  if (wanted === '' || NO_LANGUAGE.has(wanted)) return true;
  return [locale, ...navigator.languages].some((own) => baseLanguage(own) === wanted);
}
