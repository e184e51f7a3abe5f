import type { NotificationId, StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import type { MouseEvent } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { CompactBody, CompactFacts, CompactPictures } from '../quote/compact-parts';
import { StatusActionRow, StatusPoll } from '../status/attached-parts';
import { ScopeIcon } from '../status/scope-icon';
import { InlineFormSlot } from '../status/status-frame';
import { ReplyLine } from '../status/status-lines';
import { UnlessMuted } from '../visibility/muted-line';
import styles from './notification.module.css';

/** Whether a click only opens a menu: nothing is chosen yet, and the menu's anchor has to stay mounted. */
export function opensMenu({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[aria-haspopup="menu"]') !== null;
}

interface NotificationStatusProps {
  readonly id: StatusId;
  readonly notification: NotificationId;
  /** Called when the status was acted on. */
  readonly onAct: () => void;
}

/** The status of a notification, to be read and replied to in place. */
export function NotificationStatus({ id, notification, onAct }: NotificationStatusProps) {
  const text = useText();
  const view = useStatusView(id);
  if (view === undefined || view.status.deleted) {
    return <p className={styles.excerpt}>{text('notifications.deleted')}</p>;
  }
  const shownView: StatusView = { ...view, id: formIdOf(notification) };
  return (
    <UnlessMuted view={view}>
      {(coveredBy) => (
        <>
          <div className={styles.facts}>
            <bdi>@{view.author.acct}</bdi>
            <ScopeIcon scope={view.status.scope} />
            <ReplyLine status={view.status} />
          </div>
          <div className={styles.words}>
            <CompactBody view={view}>
              <StatusPoll status={view.status} />
              {coveredBy.length === 0 && <CompactPictures status={view.status} />}
              {view.status.pollId === null && <CompactFacts status={view.status} />}
            </CompactBody>
          </div>
          <div
            className={styles.actions}
            data-acts-at={shownView.id}
            onClickCapture={(event) => !opensMenu(event) && onAct()}
          >
            <StatusActionRow view={shownView} />
          </div>
          <div className={styles.reply}>
            <InlineFormSlot at={shownView.id} />
          </div>
        </>
      )}
    </UnlessMuted>
  );
}

/** The id for a reply form in a notification. With the status id, the form would open in the timeline, too. */
function formIdOf(id: NotificationId): StatusId {
  return `notification ${id}` as StatusId;
}
