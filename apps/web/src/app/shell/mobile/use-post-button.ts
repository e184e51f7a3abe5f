import { composingSettings } from '@linnet/domain/settings';
import { useEffect, useState } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useSession } from '../../../platform/client/use-session';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import { useRoute } from '../../../platform/navigation/use-route';
import { listenForHiding } from './listen-for-hiding';

/** Screens that have a button of their own in its place. */
const without: ReadonlySet<RouteName | undefined> = new Set(['lists-edit']);

/** Whether the button for a new post exists on this page, and whether it is hidden for the moment. */
export function usePostButton(narrow: boolean): { offered: boolean; hidden: boolean } {
  const isMember = useSession().state !== 'visitor';
  const { match } = useRoute();
  const always = useListedSetting('alwaysShowNewPostButton', composingSettings.alwaysShowNewPostButton).value;
  const makesWay = useListedSetting(
    'autohideFloatingPostButton',
    composingSettings.autohideFloatingPostButton,
  ).value;
  const offered = isMember && (narrow || always) && !without.has(match?.name);
  const listens = offered && makesWay && !always;
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (!listens) return;
    const stop = listenForHiding(setHidden);
    return () => {
      stop();
      setHidden(false);
    };
  }, [listens]);

  return { offered, hidden };
}
