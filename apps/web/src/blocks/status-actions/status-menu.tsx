import type { StatusView, Author } from '@linnet/domain';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { RefObject } from 'react';
import { keyLabels, useActiveKeys } from '../../platform/hotkeys/key-labels';
import { useSetting } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Floating } from '../../ui/floating/floating';
import { type MenuItem, groupedItems } from '../../ui/menu/menu-item';
import { type StatusAction, type StatusScene, actionLabel, runAction, useStatusScene } from './status-action';
import { statusDialogsOf } from './dialogs/status-dialog';
import { actionGroups } from './status-actions';
import { isWithheld } from '@linnet/api';
import { accountActions } from '../account-actions/account-actions';
import { accountItem } from '../account-actions/account-menu';
import { useAccountScene } from '../account-actions/account-action';

export interface StatusMenuProps {
  readonly view: StatusView;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type Entry = Pick<MenuItem & { kind: 'action' }, 'id' | 'label' | 'icon' | 'hotkey'>;

/** The menu with those actions on a status that are not in its row. */
export function StatusMenu({ view, anchor, open, onOpenChange }: StatusMenuProps) {
  const text = useText();
  const scene = useStatusScene(view);
  const pinned = useSetting('pinnedStatusActions');
  const keys = useActiveKeys();
  const isSignedIn = scene.session.state !== 'visitor';
  const authorItems = useAuthorItems(view.author);

  const groups = actionGroups
    .map((group) => group.filter((action) => !pinned.includes(action.id) && action.can(scene)))
    .map((group) => group.map((action) => itemOf(action, scene, entryOf(action))));
  function entryOf(action: StatusAction): Entry {
    const { id, icon } = action;
    const key = keys.get(id);
    const label = text(actionLabel(action, scene.row));
    return { id, icon, label, ...(key && { hotkey: keyLabels(key, text).join(' ') }) };
  }
  const arrange: MenuItem = {
    kind: 'action',
    id: 'arrange',
    label: text('status_actions.arrange'),
    icon: SlidersHorizontal,
    onSelect: () => statusDialogsOf(scene.client).open({ kind: 'arrange', id: view.status.id }),
  };

  return (
    <Floating open={open} onClose={() => onOpenChange(false)}>
      {({ MenuView }) => (
        <MenuView
          label={text('status.more_actions')}
          items={groupedItems(isSignedIn ? [...groups, authorItems, [arrange]] : groups)}
          anchor={anchor}
          open={open}
          onOpenChange={onOpenChange}
        />
      )}
    </Floating>
  );
}

function itemOf(action: StatusAction, scene: StatusScene, entry: Entry): MenuItem {
  const to = action.externalAddress?.(scene.row);
  if (typeof to === 'string') return { kind: 'link', to, isExternal: true, ...entry };
  return {
    kind: 'action',
    danger: action.danger === true,
    onSelect: () => runAction(action, scene),
    ...entry,
  };
}

/** The items for the author in the menu of a status. */
function useAuthorItems(author: Author): readonly MenuItem[] {
  const text = useText();
  const scene = useAccountScene(author);
  if (isWithheld(author.id)) return [];
  return accountActions
    .filter((action) => action.isInStatusMenu === true && action.can(scene))
    .map((action) => accountItem(action, scene, { text, named: true }));
}
