import { applyStoredAppearance } from './apply-appearance';
import { cssAt, readCachedTheme } from './cached-theme';
import { chooseLocale, tagOf } from './choose-locale';
import type { BuiltLocale, EarlyStart } from './early-start';
import type { Preview } from './preview/preview';
import { planRequests, readStoredPosition, startTimeline } from './plan-requests';
import { readSession, parseJson } from './read-session';
import { readServerKind } from './server-kind';
import { startRequests } from './start-requests';
import { storageKeys } from './storage-keys';
import { findPreview } from './preview/find-preview';
import { storedLook } from './preview/look';
import { showPreview } from './preview/show-preview';
import { findStartSnapshot } from './stored-snapshot';
import { loadLaterStyles } from './load-styles';
import { loadMain, nextPaint, whenStyled } from './load-main';
import { watchStart } from './watch-start';
import { log } from './logger';

/** Replaced by the build: the locales and the addresses of their message files. */
declare const __LINNET_LOCALES__: readonly [BuiltLocale, ...BuiltLocale[]];

/**
 * Reads a stored record. Storage may be forbidden: the start goes on without it, and the application shows a notice
 * later.
 */
function stored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch (error) {
    log('warn', 'Browser storage is not available.', error);
    return null;
  }
}

function applyTheme(): void {
  const theme = readCachedTheme(stored(storageKeys.theme));
  if (!theme) return;
  const style = document.createElement('style');
  style.id = 'linnet-theme';
  style.textContent = cssAt(theme, new Date());
  document.head.append(style);
}

function applyLanguage(): BuiltLocale {
  const chosen = stored(storageKeys.language);
  const preferred = chosen === null ? navigator.languages : [chosen, ...navigator.languages];
  const locale = chooseLocale(__LINNET_LOCALES__, preferred);
  document.documentElement.lang = tagOf(locale);
  document.documentElement.dir = locale.direction;
  return locale;
}

function boot(): void {
  const session = readSession(stored(storageKeys.session));
  const settings = stored(storageKeys.settings);
  applyStoredAppearance(document.documentElement, settings, session !== null);
  const embedded = readEmbedded(document.getElementById('initial-results')?.textContent ?? null);
  const server = readServerKind(embedded, stored(storageKeys.server));
  const locale = applyLanguage();
  applyTheme();
  const build = document.querySelector<HTMLMetaElement>('meta[name="linnet-build"]')?.content ?? '';
  const lastPosition = readStoredPosition(stored(storageKeys.scroll, 'sessionStorage'), history.state);
  const timeline = startTimeline(location.pathname, session !== null);
  const snapshot =
    timeline === undefined
      ? null
      : findStartSnapshot({
          timeline,
          session,
          settings,
          build,
          stored,
          at: lastPosition.at,
          isReload: performance
            .getEntriesByType('navigation')
            .some((entry) => Reflect.get(entry, 'type') === 'reload'),
          remove: (name) => localStorage.removeItem(name),
        });
  const plan = planRequests({
    address: location.pathname,
    session,
    settings,
    page: snapshot?.page ?? lastPosition.page,
    embedded,
    server,
    messages: locale.first,
  });
  const requests = startRequests(plan, (path, init) => fetch(path, init));
  window.linnetEarly = {
    session,
    locale,
    locales: __LINNET_LOCALES__,
    embedded,
    server,
    build,
    startPosition: snapshot?.startPosition ?? null,
    requests,
    ...watchStart(window),
    emoji: '',
    laterStyles: null,
    removePreview: () => undefined,
  };
  const storedPreview = snapshot?.preview ?? null;
  const preview =
    storedPreview && findPreview({ ...storedPreview, look: storedLook(stored), width: innerWidth });
  void loadApplication(window.linnetEarly, preview);
}

boot();

/** Shows the preview, if there is one, and then loads the main script, which takes longer than a paint. */
async function loadApplication(early: EarlyStart, preview: Preview | null): Promise<void> {
  const { dataset } = document.documentElement;
  const styled = whenStyled(document);
  if (preview !== null) {
    dataset['hasPreview'] = '';
    early.laterStyles = loadLaterStyles(document);
    const remove = await early.laterStyles.then(
      () => styled.then(() => showPreview(preview, document)),
      // The application reports missing styles when it needs them.
      () => null,
    );
    if (remove === null) delete dataset['hasPreview'];
    else early.removePreview = remove;
    await nextPaint(document);
  }
  await styled;
  loadMain(document);
}

/** Reads the responses that the server embedded in the page; empty when there are none or they are invalid. */
function readEmbedded(text: string | null): Record<string, string> {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
