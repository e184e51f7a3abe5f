import { useDocumentTitle } from '../../platform/browser/use-document-title';
import { useText } from '../../platform/i18n/use-text';
import { useRoute } from '../../platform/navigation/use-route';
import { useInstance } from '../../platform/client/use-instance';
import { instanceName } from './instance-name';
import { navigationItems } from '../../blocks/navigation/navigation-items';
import { rootItems } from '../../blocks/navigation/root-items';
import { useEnsureText } from '../../platform/i18n/use-ensure-text';
import { screenTitles } from './screen-titles';

/** Names the browser's tab after the present screen, if it has a name of its own, and the instance. */
export function ShellTitle(): null {
  const text = useText();
  const { match } = useRoute();
  const name = instanceName(useInstance());
  const item = [...navigationItems, ...rootItems].find(({ route }) => route === match?.name);
  const own = match && screenTitles[match.name];
  const words = useEnsureText(own !== undefined);
  const label = item?.label ?? (words.state === 'ready' ? own : undefined);
  useDocumentTitle(name === '' ? [] : [label === undefined ? '' : text(label), name]);
  return null;
}
