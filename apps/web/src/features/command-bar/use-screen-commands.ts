import type { KeyId } from '@linnet/domain/keys';
import EyeOff from 'lucide-react/icons/eye-off';
import Keyboard from 'lucide-react/icons/keyboard';
import List from 'lucide-react/icons/list';
import ListPlus from 'lucide-react/icons/list-plus';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SquarePen from 'lucide-react/icons/square-pen';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { entryOfKey, goToKeys } from '../../blocks/keys/page-keys-host';
import { useFolderEntries, useListEntries } from '../../blocks/navigation/list-entries';
import { useNavigationItems } from '../../blocks/navigation/use-navigation-items';
import { useFeature } from '../../platform/client/use-feature';
import { useOwnAccount } from '../../blocks/account/use-own-account';
import { useProfilePath } from '../../platform/client/use-status-view';
import { useClient, useSession } from '../../platform/client/client-provider';
import { pageKeysOf } from '../../platform/hotkeys/page-keys';
import { useActiveKeys } from '../../platform/hotkeys/key-labels';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { Command } from './commands';
import { useAdministrationCommands } from './use-administration-commands';

const nobody = { id: '', acct: '' };

/** Commands that open the screens of the navigation, the viewer's lists and bookmark folders. */
export function useScreenCommands(): readonly Command[] {
  const text = useText();
  const keys = useActiveKeys();
  const entries = useNavigationItems();
  const ownAccount = useOwnAccount();
  const profile = useProfilePath(ownAccount ?? nobody);
  const isSignedIn = ownAccount !== undefined;
  const hasLists = useFeature('lists') && isSignedIn;
  const hasDirectory = useFeature('directory');
  const lists = useListEntries(hasLists);
  const folders = useFolderEntries(isSignedIn);
  const administration = useAdministrationCommands();

  return useMemo(() => {
    const screen = (
      id: string,
      label: string,
      { icon, to }: Pick<Command, 'icon'> & { to: string },
    ): Command => ({
      id: `screen ${id}`,
      group: 'screens',
      label,
      icon,
      run: () => navigate(to),
    });
    const keyOf = (id: string) => goToKeys.find((goToKey) => entryOfKey(goToKey, entries)?.id === id)?.key;
    const signedInCommands = [
      {
        ...screen('profile', text('keys.goProfile'), { icon: UserRound, to: profile }),
        hotkey: keys.get('goProfile') ?? null,
      },
      screen('mutes-and-blocks', text('mutes_and_blocks.title'), {
        icon: EyeOff,
        to: pathTo('mutes-and-blocks'),
      }),
    ];
    const listCommands = [
      screen('lists', text('nav.lists'), { icon: List, to: pathTo('lists') }),
      screen('lists-new', text('lists.new'), { icon: ListPlus, to: pathTo('lists-new') }),
    ];
    const directory = screen('directory', text('directory.title'), {
      icon: Users,
      to: pathTo('directory'),
    });
    return [
      ...entries.map((entry) => ({
        ...screen(entry.id, entry.name, entry),
        hotkey: keys.get(keyOf(entry.id) ?? '') ?? null,
      })),
      ...(isSignedIn ? signedInCommands : []),
      ...(hasLists ? listCommands : []),
      ...(hasDirectory ? [directory] : []),
      ...administration,
      ...folders.map((folder) => screen(folder.id, folder.name, folder)),
      ...lists.map((list) => ({ ...screen(list.id, list.name, list), group: 'lists' as const })),
    ];
  }, [text, keys, entries, profile, isSignedIn, hasLists, hasDirectory, lists, folders, administration]);
}

/** Commands that do not depend on a status or a screen. */
export function useGeneralCommands(onSignOut: () => void): readonly Command[] {
  const text = useText();
  const keys = useActiveKeys();
  const isVisitor = useSession().state === 'visitor';
  const pageKeys = pageKeysOf(useClient());

  return useMemo(() => {
    const byKey = (id: KeyId, icon: Command['icon']): Command => ({
      id: `general ${id}`,
      group: 'general',
      label: text(`keys.${id}`),
      icon,
      hotkey: keys.get(id) ?? null,
      run: () => void pageKeys.run(id),
    });
    const reveal = byKey('reveal', RefreshCw);
    const sheet = { ...byKey('sheet', Keyboard), label: text('keys.title') };
    const session = (id: 'login' | 'logout', icon: Command['icon'], run: () => void): Command => ({
      id: `general ${id}`,
      group: 'general',
      label: text(`login.${id}`),
      icon,
      mirrored: true,
      run,
    });
    if (isVisitor) return [session('login', LogIn, () => navigate(pathTo('login'))), reveal, sheet];
    // The form may still be loading; then it opens once it is there.
    const compose = { ...byKey('compose', SquarePen), run: () => pageKeys.runWhenReady('compose') };
    return [compose, reveal, sheet, session('logout', LogOut, onSignOut)];
  }, [text, keys, isVisitor, onSignOut, pageKeys]);
}
