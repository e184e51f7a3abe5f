import { isWithheld } from '@linnet/api';
import type { Author } from '@linnet/domain';
import { useText } from '../../platform/i18n/use-text';
import type { MenuItem } from '../../ui/menu/menu-item';
import { accountActions } from '../account-actions/account-actions';
import { accountItem } from '../account-actions/account-item';
import { useAccountScene } from '../account-actions/use-account-scene';

/** What can be done about who wrote a status, for its menu. */
export function useAuthorItems(author: Author): readonly MenuItem[] {
  const text = useText();
  const scene = useAccountScene(author);
  if (isWithheld(author.id)) return [];
  return accountActions
    .filter((action) => action.besideStatus === true && action.can(scene))
    .map((action) => accountItem(action, scene, { text, named: true }));
}
