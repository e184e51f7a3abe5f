import type { useText } from '../../platform/i18n/use-text';
import type { MenuItem } from '../../ui/menu/menu-item';
import type { AccountAction, AccountScene } from './account-action';
import { accountLabel } from './account-label';

interface ItemWords {
  readonly text: ReturnType<typeof useText>;
  /** Names the account in the label, for menus about something else. */
  readonly named?: boolean;
}

/** An action as an item of a menu. */
export function accountItem(action: AccountAction, scene: AccountScene, words: ItemWords): MenuItem {
  const entry = { id: `account ${action.id}`, icon: action.icon, label: accountLabel(action, scene, words) };
  const to = action.leadsTo?.(scene);
  if (to !== undefined) return { kind: 'link', to, leadsOut: true, ...entry };
  return {
    kind: 'action',
    danger: action.isHarsh?.(scene) === true,
    disabled: action.isOff?.(scene) === true,
    onSelect: () => action.run(scene),
    ...entry,
  };
}
