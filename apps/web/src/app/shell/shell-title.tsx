import { useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { firstScreens } from '../../locales/text-parts';
import { screenNameOf, unseenCountTextOf, useDocumentTitle } from '../../platform/browser/document-title';
import { useCell, useClient, useInstance } from '../../platform/client/client-provider';
import { useEnsureText, useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { useRoute, useVisit } from '../../platform/navigation/use-route';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { routes } from '../routes';
import { instanceName } from './top-bar/brand';

/**
 * Announces the name of a screen to screen readers after navigation; the browser announces the first screen itself.
 * When the focused element was removed with the last screen, tabbing continues at the content, not at the top of the
 * page.
 */
function RouteAnnouncement({ name }: { readonly name: string }) {
  const { key } = useVisit();
  const [initialKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (key !== initialKey && !hasMoved) setHasMoved(true);

  useEffect(() => {
    if (!hasMoved || document.activeElement !== document.body) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [key, hasMoved]);

  return (
    <div aria-live="polite" data-route-announcement>
      <VisuallyHidden>{hasMoved ? name : ''}</VisuallyHidden>
    </div>
  );
}

/** Sets the title of the tab from the current screen and the instance. */
export function ShellTitle() {
  const text = useText();
  const { match } = useRoute();
  const instance = instanceName(useInstance());
  const client = useClient();
  const screenName = useCell(screenNameOf(client));
  const route = match && routes[match.name];
  const title = route?.kind === 'screen' ? route.title : null;
  const isLoaded = title === null || firstScreens.some((prefix) => title.startsWith(prefix));
  const words = useEnsureText(!isLoaded);
  const label = isLoaded || words.state === 'ready' ? title : null;
  // The settings dialog covers the page, so the title names the settings.
  const isSettings = usePathname() === pathTo('settings');
  const name = isSettings
    ? text('nav.settings')
    : (screenName ?? (label === null ? '' : text(label, match?.params)));
  useDocumentTitle(instance === '' ? [] : [name, instance], useCell(unseenCountTextOf(client)));
  return <RouteAnnouncement name={name} />;
}
