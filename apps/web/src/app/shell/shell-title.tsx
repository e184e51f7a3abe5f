import { usePathname } from 'wouter/use-browser-location';
import { useDocumentTitle } from '../../platform/browser/use-document-title';
import { unseenMark } from '../../platform/browser/unseen-mark';
import { screenName } from '../../platform/browser/screen-name';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { useRoute } from '../../platform/navigation/use-route';
import { useCell } from '../../platform/client/use-cell';
import { useInstance } from '../../platform/client/use-instance';
import { firstScreens } from '../../locales/first-screens';
import { routes } from '../routes';
import { instanceName } from './instance-name';
import { useEnsureText } from '../../platform/i18n/use-ensure-text';
import { RouteAnnouncement } from './route-announcement';

/** Sets the title of the tab from the current screen and the instance. */
export function ShellTitle() {
  const text = useText();
  const { match } = useRoute();
  const instance = instanceName(useInstance());
  const own = useCell(screenName);
  const route = match && routes[match.name];
  const title = route?.kind === 'screen' ? route.title : null;
  const isLoaded = title === null || firstScreens.some((prefix) => title.startsWith(prefix));
  const words = useEnsureText(!isLoaded);
  const label = isLoaded || words.state === 'ready' ? title : null;
  // The settings dialog covers the page, so the title names the settings.
  const isSettings = usePathname() === pathTo('settings');
  const name = isSettings ? text('nav.settings') : (own ?? (label === null ? '' : text(label)));
  useDocumentTitle(instance === '' ? [] : [name, instance], useCell(unseenMark));
  return <RouteAnnouncement name={name} />;
}
