import { usePathname } from 'wouter/use-browser-location';
import { useDocumentTitle } from '../../platform/browser/use-document-title';
import { unseenMark } from '../../platform/browser/unseen-mark';
import { screenName } from '../../platform/browser/screen-name';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { useRoute } from '../../platform/navigation/use-route';
import { useCell } from '../../platform/client/use-cell';
import { useInstance } from '../../platform/client/use-instance';
import { instanceName } from './instance-name';
import { navigationEntries } from '../../blocks/navigation/navigation-entries';
import { useEnsureText } from '../../platform/i18n/use-ensure-text';
import { RouteAnnouncement } from './route-announcement';
import { screenTitles } from './screen-titles';

/** Names the browser's tab after the present screen and the instance, and says where a link has led. */
export function ShellTitle() {
  const text = useText();
  const { match } = useRoute();
  const instance = instanceName(useInstance());
  const own = useCell(screenName);
  const item = navigationEntries.find(({ route }) => route === match?.name);
  const later = match && screenTitles[match.name];
  const words = useEnsureText(later !== undefined);
  const label = item?.label ?? (words.state === 'ready' ? later : undefined);
  // What lies over the page is what is read.
  const isSettings = usePathname() === pathTo('settings');
  const name = isSettings ? text('nav.settings') : (own ?? (label === undefined ? '' : text(label)));
  useDocumentTitle(instance === '' ? [] : [name, instance], useCell(unseenMark));
  return <RouteAnnouncement name={name} />;
}
