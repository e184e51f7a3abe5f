import { generalSettings } from '@linnet/domain/settings';
import { useEffect, useRef } from 'react';
import { chooseLocale } from '../../boot/choose-locale';
import { storageKeys } from '../../boot/storage-keys';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { deviceStorage } from '../../platform/storage/storages';
/** Language codes that servers spell differently. */
const spellings: Readonly<Record<string, string>> = { zh: 'zh-Hans', zh_Hant: 'zh-HANT', ja_easy: 'ja' };
const YEAR = 31_536_000;

/**
 * Sets the cookie for the language of pages that the server renders, such as its sign-in form. Without a choice they
 * follow the browser, as this page does.
 */
function tellServerLanguage(chosen: string | null): void {
  const value = chosen === null ? '' : encodeURIComponent(spellings[chosen] ?? chosen);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `userLanguage=${value}; Path=/; Max-Age=${chosen === null ? 0 : YEAR}; SameSite=Lax${secure}`;
}

/** Stores the chosen language for the start script, and reloads the page when its locale is another one. */
export function useLanguage(): void {
  const { value: chosen } = useListedSetting('interfaceLanguage', generalSettings.interfaceLanguage);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = chosen;
    if (chosen !== was) tellServerLanguage(chosen);
    if (chosen === was || chosen === deviceStorage.read(storageKeys.language)) return;
    if (chosen === null) deviceStorage.remove(storageKeys.language);
    // Without storage the next start would use the old language again and reload for ever.
    else if (!deviceStorage.write(storageKeys.language, chosen)) return;
    if (nextLocale(chosen) !== document.documentElement.lang) reloadPage();
  }, [chosen]);
}

/** The code of the locale that the page would start with now. */
function nextLocale(chosen: string | null): string {
  const [first, ...others] = window.linnetEarly?.locales ?? [];
  if (first === undefined) return document.documentElement.lang;
  const wishes = chosen === null ? navigator.languages : [chosen, ...navigator.languages];
  return chooseLocale([first, ...others], wishes).code;
}
