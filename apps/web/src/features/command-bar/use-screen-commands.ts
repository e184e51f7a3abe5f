import EyeOff from 'lucide-react/icons/eye-off';
import List from 'lucide-react/icons/list';
import ListPlus from 'lucide-react/icons/list-plus';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { goPlaces } from '../../blocks/keys/go-places';
import { useFolderPlaces } from '../../blocks/navigation/use-folder-places';
import { useListPlaces } from '../../blocks/navigation/use-list-places';
import { useNavigationItems } from '../../blocks/navigation/use-navigation-items';
import { useFeature } from '../../platform/client/use-feature';
import { useOwnAccount } from '../../platform/client/use-own-account';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { useKeysInForce } from '../../platform/hotkeys/use-keys-in-force';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { Command } from './command';

const nobody = { id: '', acct: '' };

/** Commands that open the screens of the navigation, the viewer's lists and bookmark folders. */
export function useScreenCommands(): readonly Command[] {
  const text = useText();
  const keys = useKeysInForce();
  const places = useNavigationItems();
  const own = useOwnAccount();
  const profile = useProfilePath(own ?? nobody);
  const isMember = own !== undefined;
  const hasLists = useFeature('lists') && isMember;
  const hasDirectory = useFeature('directory');
  const lists = useListPlaces(hasLists);
  const folders = useFolderPlaces(isMember);

  return useMemo(() => {
    const screen = (id: string, label: string, more: Pick<Command, 'icon'> & { to: string }): Command => ({
      id: `screen ${id}`,
      group: 'screens',
      label,
      icon: more.icon,
      run: () => navigate(more.to),
    });
    const keyOf = (id: string) => goPlaces.find((place) => place.places.includes(id))?.key;
    return [
      ...places.map(({ id, name, icon, to }) => ({
        ...screen(id, name, { icon, to }),
        hotkey: keys.get(keyOf(id) ?? '') ?? null,
      })),
      ...(isMember
        ? [
            {
              ...screen('profile', text('keys.goProfile'), { icon: UserRound, to: profile }),
              hotkey: keys.get('goProfile') ?? null,
            },
            screen('kept-away', text('kept_away.title'), { icon: EyeOff, to: pathTo('kept-away') }),
          ]
        : []),
      ...(hasLists
        ? [
            screen('lists', text('nav.lists'), { icon: List, to: pathTo('lists') }),
            screen('lists-new', text('lists.new'), { icon: ListPlus, to: pathTo('lists-new') }),
          ]
        : []),
      ...(hasDirectory
        ? [screen('directory', text('directory.title'), { icon: Users, to: pathTo('directory') })]
        : []),
      ...folders.map(({ id, name, icon, to }) => screen(id, name, { icon, to })),
      ...lists.map(({ id, name, icon, to }) => ({
        ...screen(id, name, { icon, to }),
        group: 'lists' as const,
      })),
    ];
  }, [text, keys, places, profile, isMember, hasLists, hasDirectory, lists, folders]);
}
