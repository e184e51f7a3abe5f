import type { ErrorReason, ListId } from '@linnet/api';
import { useId, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Dialog } from '../../ui/dialog/dialog';
import { Note } from '../../ui/note/note';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { Switch } from '../../ui/check/check';
import { plainName } from '../account/plain-name';
import { useMemberships } from '../account/use-memberships';
import { useRelationship } from '../account/use-relationship';
import { ErrorNote } from '../error/error-note';
import { NotLoaded } from '../error/not-loaded';
import type { AccountDialogProps } from './account-dialog';
import styles from './account-dialogs.module.css';

/** The viewer's lists with switches that put an account into each or take it out. */
export function ListsDialog({ account, open, onClose }: AccountDialogProps) {
  const text = useText();
  const id = useId();
  const { lists, memberOf, error, retry, setMembership } = useMemberships(account.id, {
    isWanted: open,
    refresh: true,
  });
  const [changeError, setChangeError] = useState<ErrorReason | null>(null);
  const relationshipState = useRelationship(account.id);
  const name = plainName(account);

  async function handleChange(list: ListId, on: boolean) {
    setChangeError(null);
    const reason = await setMembership(list, on);
    if (reason !== null) setChangeError(reason);
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('account_actions.lists_title', { name })}>
      {lists === null || memberOf === null ? (
        <NotLoaded
          title={text('lists.failed')}
          reason={error}
          skeleton={<PeopleSkeleton />}
          onRetry={retry}
        />
      ) : lists.length === 0 ? (
        <div className={styles.choices}>
          <p className={styles.lead}>{text('lists.none_text')}</p>
          <Link className={styles.more} to={pathTo('lists-new')} onClick={onClose}>
            {text('lists.new')}
          </Link>
        </div>
      ) : (
        <div className={styles.choices}>
          {relationshipState.state === 'ready' && !relationshipState.relationship.following && (
            <Note tone="info">{text('account_actions.lists_unfollowed', { name })}</Note>
          )}
          <ul className={styles.lists}>
            {lists.map((list) => (
              <li key={list.id}>
                <label className={styles.list} htmlFor={`${id}-${list.id}`}>
                  <bdi className={styles.title}>{list.title}</bdi>
                  <Switch
                    id={`${id}-${list.id}`}
                    checked={memberOf.has(list.id)}
                    onChange={(checked) => void handleChange(list.id, checked)}
                  />
                </label>
              </li>
            ))}
          </ul>
          {changeError !== null && (
            <div>
              <ErrorNote reason={changeError} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
