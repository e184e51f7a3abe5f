import { SYSTEM_THEME, type ThemeFields, themeFieldNames, whichTheme } from '@linnet/theme';
import { allSettings, sortedJson } from '@linnet/domain/settings';
import type { Client } from '@linnet/domain';
import { useEffect, useLayoutEffect } from 'react';
import { type CachedTheme, type ThemeSheets, cssAt, readCachedTheme } from '../../boot/cached-theme';
import { storageKeys } from '../../boot/storage-keys';
import { log } from '../../boot/logger';
import { onEvents } from '../../platform/browser/on-events';
import { useCell, useClient, useInstance } from '../../platform/client/client-provider';
import { themePreviewOf } from '../../platform/client/theme-preview';
import { deviceStorage } from '../../platform/storage/storages';
import { type NightHours, nightHours, readPlace } from '../../platform/time/sun-times';

/**
 * Id of the style element with the chosen theme, which the start script creates too. Without it the stock colours
 * apply.
 */
const styleId = 'linnet-theme';
/** Id of the style element with a theme that is being edited. */
const previewId = 'linnet-theme-preview';

function setThemeStyle(css: string): void {
  const style = document.getElementById(styleId) ?? addStyle(styleId);
  if (style.textContent !== css) style.textContent = css;
  hideUnderPreview();
}

/** The chosen theme applies to nothing while another one is edited. */
function hideUnderPreview(): void {
  const style = document.getElementById(styleId);
  if (document.getElementById(previewId) === null) style?.removeAttribute('media');
  else style?.setAttribute('media', 'not all');
}

function addStyle(id: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = id;
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

/** The themes that the viewer or the instance has chosen; `dark` where the viewer wants two. */
interface ChosenThemes {
  readonly fields: ThemeFields;
  readonly dark?: { readonly fields: ThemeFields; readonly by: 'system' | 'sun' };
}

function chosenThemes(client: Client): ChosenThemes {
  const { settings } = client;
  const fields = fieldsOf(client);
  const by = settings.valueOf('themeTimes', allSettings.themeTimes);
  if (by === 'always') return { fields };
  const dark = settings.valueOf('darkTheme', allSettings.darkTheme);
  return { fields, dark: { fields: typeof dark === 'object' && dark !== null ? { ...dark } : {}, by } };
}

/** The night of today where the viewer is; undefined when the theme does not follow the sun. */
function nightOf({ settings, environment }: Client, { dark }: ChosenThemes): NightHours | undefined {
  if (dark?.by !== 'sun') return undefined;
  const place = readPlace(settings.valueOf('sunPlace', allSettings.sunPlace));
  return nightHours(new Date(environment.now()), place);
}

/** Loads the theme engine: the readers of all formats, and the compiler. */
const loadEngine = () => import('../../features/settings/compile-choice');

/** How often to check whether the night has begun or ended. One long timer would stop while the device sleeps. */
const NIGHT_CHECK_MS = 60_000;

/**
 * Applies the theme of the viewer or the instance, and caches it for the next start. When nobody has chosen one, the
 * stock colours follow the system by themselves, and the theme engine is never loaded.
 */
export function useTheme(): void {
  const client = useClient();
  const { isConfigured, config } = useInstance();
  useEffect(() => {
    const { settings, environment } = client;
    const isSystem = settings.valueOf('palette', allSettings.palette) === SYSTEM_THEME;
    // Until the operator's default is known, only a viewer who follows the system can be served.
    if (!isConfigured && !isSystem) return;
    let shownId = '';
    let isCurrent = true;
    let theme: CachedTheme | null = null;
    let engine: Awaited<ReturnType<typeof loadEngine>> | undefined;
    let nightCheck: ReturnType<typeof setInterval> | undefined;

    function apply(): void {
      const chosen = chosenThemes(client);
      const choice = whichTheme(chosen.fields, { ...config });
      const dark = chosen.dark && [chosen.dark.by, whichTheme(chosen.dark.fields, { ...config })];
      const night = nightOf(client, chosen);
      const id = sortedJson([environment.build, choice, ...(dark ?? [])]);
      clearInterval(nightCheck);
      if (night !== undefined) nightCheck = setInterval(checkNight, NIGHT_CHECK_MS);
      if (id === shownId) {
        if (night !== undefined) moveNight(night);
        return;
      }
      shownId = id;
      theme = null;
      if (choice.by === 'system' && dark === undefined) removeTheme();
      else void load({ chosen, id, night });
    }

    /** The colours don't change before the theme engine and the theme are loaded. */
    async function load({ chosen: { fields, dark }, id, night }: ThemeToLoad): Promise<void> {
      try {
        // Another `import` would cost a frame.
        const { compileChoice, compilePair } = (engine ??= await loadEngine());
        const instance = { ...config };
        const compiled: ThemeSheets | null =
          dark === undefined
            ? await compileChoice({ viewer: fields, instance }, client)
            : await compilePair({ light: fields, dark: dark.fields, by: dark.by }, instance, client);
        if (!isCurrent || shownId !== id) return;
        if (compiled === null) return removeTheme();
        theme = cachedTheme(compiled, id, night);
        show();
        deviceStorage.write(storageKeys.theme, JSON.stringify(theme));
      } catch (error) {
        // The next change tries again, and so does the next connection.
        if (shownId === id) shownId = '';
        log('warn', 'The chosen theme could not be shown; the colours stay as they are.', error);
      }
    }

    /** The hours of the night differ a little from day to day; the stylesheets don't. */
    function moveNight({ from, to }: NightHours): void {
      const night = theme?.night;
      if (!theme || !night || (night.from === from && night.to === to)) return;
      theme = { ...theme, night: { css: night.css, from, to } };
      deviceStorage.write(storageKeys.theme, JSON.stringify(theme));
      show();
    }

    function show(): void {
      if (theme !== null) setThemeStyle(cssAt(theme, new Date(environment.now())));
    }

    function checkNight(): void {
      show();
      apply();
    }

    const isCacheUsed = !settings.valueOf('forceThemeRecompilation', allSettings.forceThemeRecompilation);
    const cached = readCachedTheme(deviceStorage.read(storageKeys.theme));
    // A theme that is not of the server can't have changed since it was cached.
    if (cached !== null && !cached.fromServer && isCacheUsed) {
      shownId = cached.id;
      theme = cached;
    }
    apply();
    const unsubscribe = settings.subscribe(apply);
    const stopWaiting = onEvents(window, ['online'], apply);
    return () => {
      isCurrent = false;
      clearInterval(nightCheck);
      unsubscribe();
      stopWaiting();
    };
  }, [client, isConfigured, config]);
}

interface ThemeToLoad {
  readonly chosen: ChosenThemes;
  readonly id: string;
  readonly night: NightHours | undefined;
}

function cachedTheme(
  { nightCss, ...sheet }: ThemeSheets,
  id: string,
  night: NightHours | undefined,
): CachedTheme {
  return { ...sheet, id, ...(night && nightCss !== undefined && { night: { css: nightCss, ...night } }) };
}

/** Shows a theme that is being edited in place of the chosen one, so that no rule of the chosen one applies. */
export function useThemePreview(): void {
  const css = useCell(themePreviewOf(useClient()));
  useLayoutEffect(() => {
    if (css === null) return undefined;
    const style = addStyle(previewId);
    style.textContent = css;
    hideUnderPreview();
    return () => {
      style.remove();
      hideUnderPreview();
    };
  }, [css]);
}
