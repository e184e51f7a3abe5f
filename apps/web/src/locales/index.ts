export interface Locale {
  /** As it is chosen in the settings, and as its file is called. */
  readonly code: string;
  /** The language tag that browsers and Intl know; if left out, it is the code. */
  readonly tag?: string;
  /** A language whose numbers and dates are used where the browser has none for this one. */
  readonly similar?: string;
  /** In its own words. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Further tags of browsers that mean this language. */
  readonly also?: readonly string[];
}

const ltr = (code: string, name: string, rest: Omit<Locale, 'code' | 'name' | 'direction'> = {}): Locale => ({
  code,
  name,
  direction: 'ltr',
  ...rest,
});
const rtl = (code: string, name: string, rest: Omit<Locale, 'code' | 'name' | 'direction'> = {}): Locale => ({
  ...ltr(code, name, rest),
  direction: 'rtl',
});

/** Every language of the interface; the first is the one that all others fall back to. */
export const locales: readonly [Locale, ...Locale[]] = [
  ltr('en', 'English'),
  rtl('ar', 'العربية'),
  ltr('ca', 'Català'),
  ltr('cs', 'Čeština'),
  ltr('de', 'Deutsch'),
  ltr('eo', 'Esperanto', { similar: 'en-GB' }),
  ltr('es', 'Español'),
  ltr('et', 'Eesti'),
  ltr('eu', 'Euskara', { similar: 'es' }),
  rtl('fa', 'فارسی'),
  ltr('fi', 'Suomi'),
  ltr('fr', 'Français'),
  ltr('ga', 'Gaeilge', { similar: 'en-IE' }),
  rtl('he', 'עברית', { also: ['iw'] }),
  ltr('hu', 'Magyar'),
  ltr('id', 'Bahasa Indonesia', { also: ['in'] }),
  ltr('it', 'Italiano'),
  ltr('ja_easy', 'にほんご', { tag: 'ja-Hira' }),
  ltr('ja_pedantic', '日本語', { tag: 'ja', also: ['ja'] }),
  ltr('ko', '한국어'),
  ltr('nan-TW', '臺語', { similar: 'zh-Hant-TW', also: ['nan'] }),
  ltr('nb', 'Norsk bokmål', { also: ['no', 'nn'] }),
  ltr('nl', 'Nederlands'),
  ltr('oc', 'Occitan', { similar: 'fr' }),
  ltr('pl', 'Polski'),
  ltr('pt', 'Português'),
  ltr('ro', 'Română'),
  ltr('ru', 'Русский'),
  ltr('sk', 'Slovenčina'),
  ltr('te', 'తెలుగు'),
  ltr('uk', 'Українська'),
  ltr('vi', 'Tiếng Việt'),
  ltr('zh', '简体中文', { tag: 'zh-Hans' }),
  ltr('zh_Hant', '繁體中文', { tag: 'zh-Hant', also: ['zh-TW', 'zh-HK', 'zh-MO'] }),
];
