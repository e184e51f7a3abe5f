/** Servers distinguish two written forms of Chinese. */
const spellings: Readonly<Record<string, string>> = { zh: 'zh_Hans' };

/** Converts a language code to the server's form: `zh-Hant` → `zh_Hant`. */
export function serverLanguage(code: string): string {
  return spellings[code] ?? code.replaceAll('-', '_');
}
