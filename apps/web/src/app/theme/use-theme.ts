import { SYSTEM_THEME, type ThemeFields, themeFieldNames, whichTheme } from '@linnet/theme';
import { allSettings } from '@linnet/domain/settings';
import type { Client } from '@linnet/domain';
import { useEffect } from 'react';
import { readCachedTheme } from '../../boot/cached-theme';
import { storageKeys } from '../../boot/storage-keys';
import { log } from '../../boot/logger';
import { useClient, useInstance } from '../../platform/client/client-provider';
import { deviceStorage } from '../../platform/storage/storages';

/**
 * Id of the style element with the chosen theme, which the start script creates too. Without it the stock colours hold.
 */
const styleId = 'linnet-theme';

function setThemeStyle(css: string): void {
  const style = document.getElementById(styleId) ?? addStyle();
  if (style.textContent !== css) style.textContent = css;
}

function addStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = styleId;
  document.head.append(style);
  return style;
}

function removeTheme(): void {
  document.getElementById(styleId)?.remove();
  deviceStorage.remove(storageKeys.theme);
}

/** What the viewer has chosen. */
function fieldsOf({ settings }: Client): ThemeFields {
  return Object.fromEntries(themeFieldNames.map((name) => [name, settings.valueOf(name, allSettings[name])]));
}

/**
 * Applies the theme of the viewer or the instance, and caches it for the next start. When nobody has chosen one, the stock
 * colours follow the system by themselves, and the theme engine is never loaded.
 */
export function useTheme(): void {
  const client = useClient();
  const { isConfigured, config } = useInstance();
  useEffect(() => {
    if (!isConfigured && client.settings.valueOf('palette', allSettings.palette) !== SYSTEM_THEME) return;
    let shown = '';
    let isCurrent = true;

    function apply(): void {
      const viewer = fieldsOf(client);
      const choice = whichTheme(viewer, { ...config });
      const id = JSON.stringify([client.environment.build, choice]);
      if (id === shown) return;
      shown = id;
      if (choice.by === 'system') removeTheme();
      else void load(viewer, id);
    }

    /** The colours don't change before the theme engine and the theme are loaded. */
    async function load(viewer: ThemeFields, id: string): Promise<void> {
      try {
        // The readers of all formats and the compiler.
        const { compileChoice } = await import('../../features/settings/compile-choice');
        const theme = await compileChoice({ viewer, instance: { ...config } }, client);
        if (!isCurrent || shown !== id) return;
        if (theme === null) return removeTheme();
        setThemeStyle(theme.css);
        deviceStorage.write(storageKeys.theme, JSON.stringify({ id, ...theme }));
      } catch (error) {
        // The next change tries again.
        if (shown === id) shown = '';
        log('warn', 'The chosen theme could not be shown; the colours stay as they are.', error);
      }
    }

    const cached = readCachedTheme(deviceStorage.read(storageKeys.theme));
    // What comes with the application, or from the viewer, has not changed since.
    if (cached !== null && !cached.fromServer) shown = cached.id;
    apply();
    const unsubscribe = client.settings.subscribe(apply);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [client, isConfigured, config]);
}
