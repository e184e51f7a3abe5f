import type { KeyId } from '@linnet/domain/keys';
import Keyboard from 'lucide-react/icons/keyboard';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SquarePen from 'lucide-react/icons/square-pen';
import { useMemo } from 'react';
import { useSession } from '../../platform/client/use-session';
import { pageKeys } from '../../platform/hotkeys/page-keys';
import { useKeysInForce } from '../../platform/hotkeys/use-keys-in-force';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { Command } from './command';

/** Commands that do not depend on a status or a screen. */
export function useGeneralCommands(onSignOut: () => void): readonly Command[] {
  const text = useText();
  const keys = useKeysInForce();
  const isVisitor = useSession().state === 'visitor';

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
    if (isVisitor) {
      const login: Command = {
        id: 'general login',
        group: 'general',
        label: text('login.login'),
        icon: LogIn,
        mirrored: true,
        run: () => navigate(pathTo('login')),
      };
      return [login, reveal, sheet];
    }
    const logout: Command = {
      id: 'general logout',
      group: 'general',
      label: text('login.logout'),
      icon: LogOut,
      mirrored: true,
      run: onSignOut,
    };
    // The form may still be loading; then it opens once it is there.
    const compose = { ...byKey('compose', SquarePen), run: () => pageKeys.ask('compose') };
    return [compose, reveal, sheet, logout];
  }, [text, keys, isVisitor, onSignOut]);
}
