import { notificationsOf } from '@linnet/domain/notifications';
import CheckCheck from 'lucide-react/icons/check-check';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Menu } from '../../ui/menu/menu';
import { KindsMenu } from './kinds-menu';
import { useShown } from './use-shown';
import { useSteps } from './use-steps';

interface NotificationsToolsProps {
  /** Hides the button that marks all as seen, as that happens by itself. */
  readonly marksBySelf?: boolean;
}

/** Actions on all notifications. */
export function NotificationsTools({ marksBySelf = false }: NotificationsToolsProps) {
  const text = useText();
  const state = useCell(notificationsOf(useClient()).state);
  const { seeAll, clearAll } = useSteps();
  const { unseen } = useShown(state);
  const canClear = useFeature('notificationsClear');
  const [isAsking, setAsking] = useState(false);

  function handleClear() {
    setAsking(false);
    clearAll();
  }

  return (
    <>
      {unseen > 0 && !marksBySelf && (
        <IconButton icon={CheckCheck} name={text('notifications.read')} onClick={seeAll} />
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
