import { type NotificationListState, notificationsOf } from '@linnet/domain/notifications';
import { type PlacedSetting, notificationSettings } from '@linnet/domain/settings';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CheckCheck from 'lucide-react/icons/check-check';
import ListFilter from 'lucide-react/icons/list-filter';
import Trash from 'lucide-react/icons/trash-2';
import { type MouseEvent, useState } from 'react';
import { StoredAge } from '../../blocks/timeline/stored-age';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useLacks } from '../../platform/client/use-has';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Menu } from '../../ui/menu/menu';
import { Popover } from '../../ui/popover/popover';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { useExtraItems } from './extra-notifications';
import styles from './notifications.module.css';
import { useShownNotifications, useNotificationActions, useUnseen } from './use-notifications';

/** The heading with the number of new notifications; an asterisk if something else is waiting. */
export function NotificationsTitle() {
  const text = useText();
  const { count, sign, label } = useUnseen(useCell(notificationsOf(useClient()).state));
  const hasExtraItems = useExtraItems().items.length > 0;
  return (
    <span className={styles.title}>
      {text('notifications.notifications')}
      {(count > 0 || hasExtraItems) && (
        <span className={styles.count} aria-hidden>
          {count > 0 && sign}
          {hasExtraItems && '*'}
        </span>
      )}
      {/* Other spaces would be dropped at the beginning of an element, and screen readers would join the words. */}
      {count > 0 && <VisuallyHidden>&nbsp;{label}</VisuallyHidden>}
      {hasExtraItems && <VisuallyHidden>&nbsp;{text('notifications.more_unread')}</VisuallyHidden>}
    </span>
  );
}

const { notificationVisibility } = notificationSettings;
const kindNeeds: PlacedSetting<unknown>['optionNeeds'] = notificationVisibility.optionNeeds;

type Visible = typeof notificationVisibility.default;

const isKind = (name: string): name is keyof Visible => name in notificationVisibility.default;
const kinds = Object.keys(notificationVisibility.default).filter(isKind);

/** Chooses which kinds of notifications are shown. */
function KindsMenu() {
  const text = useText();
  const visible = useListedSetting('notificationVisibility', notificationVisibility);
  const lacks = useLacks();
  const label = text('notifications.filter');
  const shown = kinds.filter((kind) => {
    const needed = kindNeeds?.[kind];
    return needed === undefined || !lacks([needed]);
  });
  return (
    <Popover
      label={label}
      align="end"
      trigger={(props) => <IconButton {...props} name={label} icon={ListFilter} />}
    >
      {(close) => (
        <div className={styles.kinds} role="group" aria-label={label}>
          {shown.map((kind) => (
            <Check
              key={kind}
              checked={visible.value[kind]}
              onChange={(checked) => visible.write({ ...visible.value, [kind]: checked })}
            >
              {text(`settings.kind.${kind}`)}
            </Check>
          ))}
          <Link className={styles.settings} to={`${pathTo('settings')}?tab=notifications`} onClick={close}>
            {text('notifications.filter_settings')}
          </Link>
        </div>
      )}
    </Popover>
  );
}

/** The age of a stored list; once the server has answered, a button with the number of notifications that wait. */
function WaitingNotifications({ state }: { readonly state: NotificationListState }) {
  const text = useText();
  const numbers = useNumberFormat();
  const { showWaiting } = notificationsOf(useClient());
  const count = state.waitingCount + useExtraItems().waitingCount;

  function handleClick(event: MouseEvent) {
    showWaiting();
    const panel = event.currentTarget.closest('section');
    panel?.querySelector('[data-list-top]')?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <span className={styles.waiting} role="status">
      {state.storedAt !== null && <StoredAge at={state.storedAt} />}
      {state.storedAt === null && count > 0 && (
        <Button small onClick={handleClick}>
          <Icon of={ArrowUp} size="small" />
          {text('timeline.show_new', { shown: numbers.full(count) })}
        </Button>
      )}
    </span>
  );
}

interface NotificationsToolsProps {
  /** Hides the button that marks all as seen, as that happens by itself. */
  readonly marksOnClose?: boolean;
}

/** Actions on all notifications. */
export function NotificationsTools({ marksOnClose = false }: NotificationsToolsProps) {
  const text = useText();
  const state = useCell(notificationsOf(useClient()).state);
  const { markAllSeen, clearAll } = useNotificationActions();
  const { unseen } = useShownNotifications(state);
  // Notifications that wait to be shown must not be marked.
  const isWhole = state.storedAt === null && state.waitingCount === 0;
  const canClear = useFeature('notificationsClear');
  const [isAsking, setAsking] = useState(false);

  function handleClear() {
    setAsking(false);
    clearAll();
  }

  return (
    <>
      <WaitingNotifications state={state} />
      {unseen > 0 && !marksOnClose && isWhole && (
        <IconButton icon={CheckCheck} name={text('notifications.read')} onClick={markAllSeen} />
      )}
      <KindsMenu />
      {canClear && state.rows.length > 0 && (
        <Menu
          label={text('notifications.more')}
          items={[
            {
              kind: 'action',
              id: 'clear',
              icon: Trash,
              danger: true,
              label: text('notifications.clear'),
              onSelect: () => setAsking(true),
            },
          ]}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={text('notifications.clear_question')}
        text={text('notifications.clear_text')}
        confirmLabel={text('notifications.clear_confirm')}
        onConfirm={handleClear}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
