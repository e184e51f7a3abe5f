import { type NotificationListState, type Shown, shownNotifications } from '@linnet/domain/notifications';
import { notificationSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';

const { notificationVisibility, unseenAtTop, groupNotifications, ignoreInactionableSeen } =
  notificationSettings;

/** The notifications as the settings show them. `seen` limits how many seen ones are included. */
export function useShown({ rows, ended, unseenBelow }: NotificationListState, seen = 0): Shown {
  const visible = useListedSetting('notificationVisibility', notificationVisibility).value;
  const atTop = useListedSetting('unseenAtTop', unseenAtTop).value;
  const groups = useListedSetting('groupNotifications', groupNotifications).value;
  const ignoresInactionable = useListedSetting('ignoreInactionableSeen', ignoreInactionableSeen).value;
  return useMemo(
    () =>
      shownNotifications(
        { rows, ended, unseenBelow },
        { visible, seen, unseenAtTop: atTop, groups, ignoresInactionable },
      ),
    [rows, ended, unseenBelow, visible, seen, atTop, groups, ignoresInactionable],
  );
}
