import { isWithheld } from '@linnet/api';
import { actionsOf } from '@linnet/domain/actions';
import { isRepeatable, type StatusView } from '@linnet/domain';
import Lock from 'lucide-react/icons/lock';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { ActionBanner } from './action-banner';
import { RowAction } from './row-action';
import styles from './action-row.module.css';
import { firstToggles, replyAction } from './first-actions';
import { MoreButton } from './more-button';
import { ReplyButton } from './reply-button';
import { ToggleButton } from './toggle-button';
import { VisitorAction } from './visitor-action';

export interface ActionRowProps {
  view: StatusView;
}

/** The actions on a status, in slots of equal width, so that they align in columns across statuses. */
export function ActionRow({ view }: ActionRowProps) {
  const { troubles } = actionsOf(useClient());
  const { id } = view.status;
  const subscribe = useCallback((listener: () => void) => troubles.subscribe(id, listener), [troubles, id]);
  const trouble = useSyncExternalStore(subscribe, () => troubles.get(id));
  const pinned = useSetting('pinnedStatusActions');

  return (
    <>
      {trouble !== null && <ActionBanner id={id} trouble={trouble} />}
      <div className={styles.row} data-own-clicks>
        {pinned.map((name) => (
          <span key={name} className={styles.slot}>
            <PinnedAction name={name} view={view} />
          </span>
        ))}
        <span className={styles.slot}>
          <MoreButton view={view} />
        </span>
      </div>
    </>
  );
}

function PinnedAction({ name, view }: { name: string; view: StatusView }) {
  const isVisitor = useSession().state === 'visitor';
  const hidesCounts = useSetting('hidePostStats');
  const { status } = view;
  const toggle = firstToggles.find(({ id }) => id === name);
  const action = name === replyAction.id ? replyAction : toggle;
  if (action === undefined) return <RowAction name={name} view={view} />;
  if (name === 'retweet' && !isRepeatable(status)) return <NotRepeatable />;
  if (isVisitor) {
    const count = hidesCounts ? 0 : (action.count?.(status) ?? 0);
    return <VisitorAction action={action} id={status.id} count={count} />;
  }
  // The server would refuse these actions. The empty slots stay, to keep the columns aligned.
  if (isWithheld(status.accountId)) return null;
  return toggle === undefined ? <ReplyButton view={view} /> : <ToggleButton action={toggle} view={view} />;
}

function NotRepeatable() {
  const text = useText();
  const words = text('status.cannot_repeat');
  return (
    <span className={styles.action} role="img" aria-label={words} title={words}>
      <Icon of={Lock} />
    </span>
  );
}
