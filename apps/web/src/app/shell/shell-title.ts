import { useDocumentTitle } from '../../platform/browser/use-document-title';
import { useText } from '../../platform/i18n/use-text';
import { useRoute } from '../../platform/navigation/use-route';
import { useInstance } from '../../platform/client/use-instance';
import { instanceName } from './instance-name';
import { navigationItems } from '../../blocks/navigation/navigation-items';

/** Names the browser's tab after the present timeline, if it is one, and the instance. */
export function ShellTitle(): null {
  const text = useText();
  const { match } = useRoute();
  const name = instanceName(useInstance());
  const item = navigationItems.find(({ route }) => route === match?.name);
  useDocumentTitle(name === '' ? [] : [item ? text(item.label) : '', name]);
  return null;
}
