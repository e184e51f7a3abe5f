import { notificationSettings } from '@linnet/domain/settings';
import type { LucideIcon } from 'lucide-react';
import Megaphone from 'lucide-react/icons/megaphone';
import UserCheck from 'lucide-react/icons/user-check';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './notifications.module.css';
import type { Extra } from './use-extras';

const icons: Readonly<Record<Extra['id'], LucideIcon>> = {
  announcements: Megaphone,
  'follow-requests': UserCheck,
};

/** Other things that wait for the viewer, and a hint how to turn this off. */
export function ExtraNotifications({ extras }: { readonly extras: readonly Extra[] }) {
  const text = useText();
  const tip = useListedSetting('showExtraNotificationsTip', notificationSettings.showExtraNotificationsTip);
  if (extras.length === 0) return null;
  return (
    <div className={styles.extras}>
      <ul className={styles.plain}>
        {extras.map(({ id, count, words, to }) => (
          <li key={id}>
            <Link className={styles.extra} to={to}>
              <Icon of={icons[id]} />
              <span>{text(words, { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {tip.value && (
        <p className={styles.tip}>
          <span>{text('notifications.extra_tip')}</span>
          <Link to={`${pathTo('settings')}?tab=notifications`}>
            {text('notifications.extra_tip_settings')}
          </Link>
          <Button small variant="quiet" onClick={() => tip.write(false)}>
            {text('notifications.extra_tip_dismiss')}
          </Button>
        </p>
      )}
    </div>
  );
}
