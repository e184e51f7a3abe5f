/** Chinese is two written languages to servers. */
const spellings: Readonly<Record<string, string>> = { zh: 'zh_Hans' };

/** `zh-Hant` → `zh_Hant`: a language as servers spell it. */
export function serverLanguage(code: string): string {
  return spellings[code] ?? code.replaceAll('-', '_');
}
