/** Codes that servers spell in their own way. */
const spellings: Readonly<Record<string, string>> = { zh: 'zh-Hans', zh_Hant: 'zh-HANT', ja_easy: 'ja' };
const YEAR = 31_536_000;

/**
 * Pages that the server makes itself, such as its form to sign in, speak the language that this cookie names. Without
 * a choice they follow the browser, as this page does.
 */
export function tellServerLanguage(chosen: string | null): void {
  const value = chosen === null ? '' : encodeURIComponent(spellings[chosen] ?? chosen);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `userLanguage=${value}; Path=/; Max-Age=${chosen === null ? 0 : YEAR}; SameSite=Lax${secure}`;
}
