import { allSettings, generalSettings } from '@linnet/domain/settings';
import { useEffect, useRef } from 'react';
import { chooseLocale } from '../../boot/choose-locale';
import { applyFonts, applyRoundness, sizeSettings } from '../../boot/apply-appearance';
import { storageKeys } from '../../boot/storage-keys';
import type { BuiltLocale, EarlyStart } from '../../boot/early-start';
import { log } from '../../boot/logger';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useTextContext } from '../../platform/i18n/text-provider';
import { deviceStorage } from '../../platform/storage/storages';
import { changeLanguage } from '../start/load-text-catalog';
import { useTheme, useThemePreview } from './use-theme';
import { Wallpaper } from './wallpaper';

/** Language codes that servers spell differently. */
const spellings: Readonly<Record<string, string>> = {
  zh: 'zh-Hans',
  zh_Hant: 'zh-HANT',
  ja_easy: 'ja',
  ja_pedantic: 'ja',
};
const YEAR_SECONDS = 31_536_000;

/**
 * Sets the cookie for the language of pages that the server renders, such as its sign-in form. Without a choice they
 * follow the browser, as this page does.
 */
function setLanguageCookie(chosen: string | null): void {
  const value = chosen === null ? '' : encodeURIComponent(spellings[chosen] ?? chosen);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `userLanguage=${value}; Path=/; Max-Age=${chosen === null ? 0 : YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Stores the chosen language for the start script, and shows the interface in it. */
function useLanguage(): void {
  const { catalog } = useTextContext();
  const { notices } = useClient();
  const { value: chosen } = useListedSetting('interfaceLanguage', generalSettings.interfaceLanguage);
  const lastChosen = useRef<string | null>(null);
  useEffect(() => {
    const previous = lastChosen.current;
    lastChosen.current = chosen;
    if (chosen !== previous) setLanguageCookie(chosen);
    if (chosen === previous || chosen === deviceStorage.read(storageKeys.language)) return;
    // Without storage the language stays, because the next start would show the old one again.
    if (chosen === null) deviceStorage.remove(storageKeys.language);
    else if (!deviceStorage.write(storageKeys.language, chosen)) return;
    const early = window.linnetEarly;
    const locale = early && nextLocale(early, chosen);
    if (!locale || locale.code === early.locale.code) return;
    changeLanguage(catalog, early, locale).catch((error: unknown) => {
      log('warn', 'The messages of a language could not be loaded.', error);
      notices.add({ level: 'error', key: 'settings.language_error' });
    });
  }, [chosen, catalog, notices]);
}

/** The locale that the page would start with now. */
function nextLocale({ locales }: EarlyStart, chosen: string | null): BuiltLocale | undefined {
  const [first, ...others] = locales;
  const preferred = chosen === null ? navigator.languages : [chosen, ...navigator.languages];
  return first && chooseLocale([first, ...others], preferred);
}

/** The width of the top bar is the sum of these when it stretches with the columns. */
const stretched = {
  '--barSidebar': 'var(--sidebarColumnWidth)',
  '--barContent': 'var(--contentColumnWidth)',
  '--barNotifs': 'var(--notifsColumnWidth)',
} as const;

/** Applies sizes, fonts and the like from the settings to the page. The stylesheet decides what nobody chose. */
function useAppearance(): void {
  const { settings } = useClient();
  useEffect(() => {
    function apply(): void {
      for (const name of sizeSettings) {
        const value = settings.valueOf(name, allSettings[name]);
        setVariable(`--${name}`, value === allSettings[name].default ? null : value);
      }
      const stretch = settings.valueOf('navbarColumnStretch', allSettings.navbarColumnStretch);
      for (const [name, value] of Object.entries(stretched)) setVariable(name, stretch ? value : null);
      const root = document.documentElement;
      applyFonts(root, (name) => settings.valueOf(name, allSettings[name]));
      applyRoundness(root, settings.valueOf('forcedRoundness', allSettings.forcedRoundness));
      root.dataset['underlay'] = settings.valueOf('underlay', allSettings.underlay);
      const isCentred = settings.valueOf('modalMobileCenter', allSettings.modalMobileCenter);
      root.toggleAttribute('data-centred-windows', isCentred);
    }
    apply();
    return settings.subscribe(apply);
  }, [settings]);
}

function setVariable(name: string, value: string | null): void {
  const { style } = document.documentElement;
  if (value === null) style.removeProperty(name);
  else style.setProperty(name, value);
}

/**
 * Applies the theme, language and appearance of the viewer and the instance. Loaded after the first content: until then
 * the stock colours of the page apply, or the theme that was cached at the last visit.
 */
export function Theme() {
  useTheme();
  useThemePreview();
  useAppearance();
  useLanguage();
  return <Wallpaper />;
}
