import type { Author } from '@linnet/domain';
import { useText } from '../../platform/i18n/use-text';
import { Menu } from '../../ui/menu/menu';
import { type MenuItem, groupedItems } from '../../ui/menu/menu-item';
import { plainName } from '../account/plain-name';
import {
  type AccountAction,
  type AccountScene,
  type LabelOptions,
  accountLabel,
  useAccountScene,
} from './account-action';
import { accountActionGroups } from './account-actions';

/** An action as an item of a menu. */
export function accountItem(action: AccountAction, scene: AccountScene, options: LabelOptions): MenuItem {
  const entry = {
    id: `account ${action.id}`,
    icon: action.icon,
    label: accountLabel(action, scene, options),
  };
  const to = action.externalAddress?.(scene);
  if (to !== undefined) return { kind: 'link', to, isExternal: true, ...entry };
  return {
    kind: 'action',
    danger: action.isDestructive?.(scene) === true,
    disabled: action.isDisabled?.(scene) === true,
    onSelect: () => action.run(scene),
    ...entry,
  };
}

/** A "three dots" menu with all actions about an account, except those that have their own button. */
export function AccountMenu({ account }: { readonly account: Author }) {
  const text = useText();
  const scene = useAccountScene(account);
  const groups = accountActionGroups.map((group) =>
    group
      .filter((action) => action.hasButton !== true && action.can(scene))
      .map((action) => accountItem(action, scene, { text })),
  );
  return (
    <Menu label={text('account_actions.menu', { name: plainName(account) })} items={groupedItems(groups)} />
  );
}
