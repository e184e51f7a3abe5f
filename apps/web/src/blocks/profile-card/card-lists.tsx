import type { AccountId, FailureReason } from '@linnet/api';
import { listsOf, membershipsOf } from '@linnet/domain/lists';
import { useEffect } from 'react';
import { useCell } from '../../platform/client/use-cell';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './profile-card.module.css';

/** The viewer's lists that contain the account, kept up to date with changes elsewhere on the page. */
export function CardLists({ id }: { readonly id: AccountId }) {
  const client = useClient();
  const all = listsOf(client);
  const memberships = membershipsOf(client).get(id);
  const { value: names, failure: namesFailure } = useCell(all.state);
  const { value: isIn, failure } = useResource(memberships);
  useEffect(() => {
    if (all.state.get().value === null) void all.load();
  }, [all]);

  const problem = (isIn === null ? failure : null) ?? (names === null ? namesFailure : null);
  if (problem !== null) {
    return <Unknown reason={problem} onRetry={() => void Promise.all([memberships.load(), all.load()])} />;
  }
  if (isIn === null || names === null) return <Skeleton width="40%" />;
  const shown = names.filter((list) => isIn.has(list.id));
  if (shown.length === 0) {
    return (
      <p className={styles.faint}>
        <Text id="user_card.no_lists" />
      </p>
    );
  }
  return (
    <ul className={styles.badges}>
      {shown.map((list) => (
        <li key={list.id}>
          <Link className={styles.badge} to={pathTo('lists-timeline', { id: list.id })}>
            <bdi>{list.title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface UnknownProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

function Unknown({ reason, onRetry }: UnknownProps) {
  const words = useFailureWords(reason);
  return (
    <p className={styles.failure} role="alert">
      {words}{' '}
      <Button small variant="quiet" onClick={onRetry}>
        <Text id="general.retry" />
      </Button>
    </p>
  );
}
