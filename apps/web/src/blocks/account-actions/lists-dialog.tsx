import type { FailureReason, List, ListId } from '@linnet/api';
import { listsOf, membershipsOf } from '@linnet/domain/lists';
import { useEffect, useId, useState } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Dialog } from '../../ui/dialog/dialog';
import { Note } from '../../ui/note/note';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { ErrorState } from '../../ui/state/error-state';
import { Switch } from '../../ui/check/check';
import { spokenName } from '../account/spoken-name';
import { useRelationship } from '../account/use-relationship';
import { ErrorNote } from '../failure/error-note';
import { useErrorText } from '../failure/use-error-text';
import type { AccountDialogProps } from './account-dialog';
import styles from './account-dialogs.module.css';

interface ListSwitchesProps {
  readonly lists: readonly List[];
  readonly isIn: ReadonlySet<ListId>;
  readonly onChange: (list: ListId, isIn: boolean) => void;
}

/** Each list with a switch. */
function ListSwitches({ lists, isIn, onChange }: ListSwitchesProps) {
  const id = useId();
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.id}>
          <label className={styles.list} htmlFor={`${id} ${list.id}`}>
            <bdi className={styles.title}>{list.title}</bdi>
            <Switch
              id={`${id} ${list.id}`}
              checked={isIn.has(list.id)}
              onChange={(checked) => onChange(list.id, checked)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}

/** The viewer's lists with switches that put an account into each or take it out. */
export function ListsDialog({ account, open, onClose }: AccountDialogProps) {
  const text = useText();
  const client = useClient();
  const all = listsOf(client);
  const { value: lists, failure: listsFailure } = useCell(all.state);
  const memberships = membershipsOf(client).get(account.id);
  const { value: isIn, failure } = useResource(memberships, open);
  const [refusal, setRefusal] = useState<FailureReason | null>(null);
  const known = useRelationship(account.id);
  const name = spokenName(account);
  const problem = (isIn === null ? failure : null) ?? (lists === null ? listsFailure : null);
  const words = useErrorText(problem ?? { kind: 'aborted' });

  function load() {
    void all.load();
    void memberships.load();
  }
  useEffect(() => {
    if (!open) return;
    void all.load();
  }, [open, all]);

  async function handleChange(list: ListId, on: boolean) {
    setRefusal(null);
    const reason = await memberships.set(list, on);
    if (reason !== null) setRefusal(reason);
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('account_actions.lists_title', { name })}>
      {problem !== null ? (
        <ErrorState title={text('lists.failed')} text={words} onRetry={load} />
      ) : lists === null || isIn === null ? (
        <PeopleSkeleton />
      ) : lists.length === 0 ? (
        <div className={styles.choices}>
          <p className={styles.lead}>{text('lists.none_text')}</p>
          <Link className={styles.way} to={pathTo('lists-new')} onClick={onClose}>
            {text('lists.new')}
          </Link>
        </div>
      ) : (
        <div className={styles.choices}>
          {known.state === 'ready' && !known.relationship.following && (
            <Note tone="info">{text('account_actions.lists_unfollowed', { name })}</Note>
          )}
          <ListSwitches lists={lists} isIn={isIn} onChange={(list, on) => void handleChange(list, on)} />
          {refusal !== null && (
            <div>
              <ErrorNote reason={refusal} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
