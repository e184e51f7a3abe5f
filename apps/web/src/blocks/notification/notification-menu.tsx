import type { NotificationGroup } from '@linnet/domain/notifications';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Menu } from '../../ui/menu/menu';
import type { MenuItem } from '../../ui/menu/menu-item';

interface NotificationMenuProps {
  readonly group: NotificationGroup;
  readonly onSeen: () => void;
  readonly onDismiss: () => void;
}

/** The menu with the actions on the notification itself. */
export function NotificationMenu({ group, onSeen, onDismiss }: NotificationMenuProps) {
  const text = useText();
  const { isUnseen, rows } = group;
  const dismissesEach = useFeature('notificationDismiss');
  // Some servers dismiss groups only.
  const canDismiss = dismissesEach || rows.some((row) => row.group !== null);
  const items: MenuItem[] = [];
  if (isUnseen) {
    items.push({
      kind: 'action',
      id: 'seen',
      icon: Check,
      label: text('notifications.mark_seen'),
      onSelect: onSeen,
    });
  }
  if (canDismiss) {
    items.push({
      kind: 'action',
      id: 'dismiss',
      icon: X,
      label: text('notifications.dismiss'),
      onSelect: onDismiss,
    });
  }
  return items.length === 0 ? null : <Menu label={text('notifications.menu_of')} items={items} />;
}
