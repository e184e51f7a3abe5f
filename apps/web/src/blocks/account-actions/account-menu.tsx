import type { Author } from '@linnet/domain';
import { useText } from '../../platform/i18n/use-text';
import { Menu } from '../../ui/menu/menu';
import type { MenuItem } from '../../ui/menu/menu-item';
import { spokenName } from '../account/spoken-name';
import { accountActionGroups } from './account-actions';
import { accountItem } from './account-item';
import { useAccountScene } from './use-account-scene';

interface AccountMenuProps {
  readonly account: Author;
}

/** A "three dots" menu with all actions about an account, except those that have their own button. */
export function AccountMenu({ account }: AccountMenuProps) {
  const text = useText();
  const scene = useAccountScene(account);
  const groups = accountActionGroups
    .map((group) => group.filter((action) => action.hasButton !== true && action.can(scene)))
    .filter((group) => group.length > 0);
  const items = groups.flatMap((group, index): MenuItem[] => {
    const entries = group.map((action) => accountItem(action, scene, { text }));
    return index === 0 ? entries : [{ kind: 'separator', id: `before ${group[0]?.id}` }, ...entries];
  });
  return <Menu label={text('account_actions.menu', { name: spokenName(account) })} items={items} />;
}
