import type { StatusId } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import MessagesSquare from 'lucide-react/icons/messages-square';
import UserRound from 'lucide-react/icons/user-round';
import { useMemo } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import {
  type AccountScene,
  accountLabel,
  useAccountScene,
} from '../../blocks/account-actions/account-action';
import { accountActions } from '../../blocks/account-actions/account-actions';
import { actionLabel, runUnseen, statusScene } from '../../blocks/status-actions/status-action';
import { statusActions } from '../../blocks/status-actions/status-actions';
import { useClient } from '../../platform/client/client-provider';
import { useProfilePath, useStatusView } from '../../platform/client/use-status-view';
import { useActiveKeys } from '../../platform/hotkeys/key-labels';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { Command } from './commands';

const nobody = { id: '', acct: '' };
const none: readonly Command[] = [];

interface StatusCommands {
  readonly commands: readonly Command[];
  /** Author of the status; empty if there is none. */
  readonly author: string;
}

/** The commands for one status. */
export function useStatusCommands(statusId: string | null): StatusCommands {
  const text = useText();
  const client = useClient();
  const keys = useActiveKeys();
  // The status is in the graph: its card is on the page.
  const view = useStatusView((statusId ?? '') as StatusId);
  const profile = useProfilePath(view?.author ?? nobody);
  const authorScene = useAccountScene(view?.author);

  const commands = useMemo(() => {
    if (view === undefined || view.status.deleted) return none;
    const scene = statusScene(client, view);
    const { id } = view.status;
    const actions = statusActions
      .filter((action) => action.can(scene))
      .map((action): Command => ({
        id: `status ${action.id}`,
        group: 'status',
        label: text(actionLabel(action, scene.row)),
        icon: action.icon,
        mirrored: action.mirrored === true,
        hotkey: keys.get(action.id) ?? null,
        run: () => runUnseen(action, scene),
      }));
    const link = (key: 'open' | 'author', icon: LucideIcon, to: string): Command => ({
      id: `status ${key}`,
      group: 'status',
      label: text(`keys.${key}`),
      icon,
      hotkey: keys.get(key) ?? null,
      run: () => navigate(to),
    });
    const conversation = link('open', MessagesSquare, pathTo('conversation', { id }));
    return [
      ...actions,
      conversation,
      link('author', UserRound, profile),
      ...authorCommands(authorScene, text),
    ];
  }, [text, client, keys, view, profile, authorScene]);

  return { commands, author: view === undefined ? '' : plainName(view.author) };
}

/** The commands for the status's author. */
function authorCommands(scene: AccountScene | null, text: ReturnType<typeof useText>): readonly Command[] {
  if (scene === null) return none;
  return accountActions
    .filter(
      (action) => action.isInStatusMenu === true && action.can(scene) && action.isDisabled?.(scene) !== true,
    )
    .map((action) => ({
      id: `status author ${action.id}`,
      group: 'status',
      label: accountLabel(action, scene, { text, named: true }),
      icon: action.icon,
      run: () => action.run(scene),
    }));
}
