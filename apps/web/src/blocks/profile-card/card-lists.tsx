import { listsWith, type AccountId } from '@linnet/api';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-request';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './profile-card.module.css';

/** The reader's lists that somebody stands in. */
export function CardLists({ id }: { readonly id: AccountId }) {
  const client = useClient();
  const request = useRequest(`lists with ${id}`, async () => (await client.send(listsWith(id))).items);
  const words = useFailureWords(request.state === 'failed' ? request.reason : { kind: 'aborted' });
  switch (request.state) {
    case 'loading':
      return <Skeleton width="40%" />;
    case 'failed':
      return (
        <p className={styles.failure} role="alert">
          {words}{' '}
          <Button small variant="quiet" onClick={request.retry}>
            <Text id="general.retry" />
          </Button>
        </p>
      );
    case 'ready':
      return request.answer.length === 0 ? (
        <p className={styles.faint}>
          <Text id="user_card.no_lists" />
        </p>
      ) : (
        <ul className={styles.badges}>
          {request.answer.map((list) => (
            <li key={list.id}>
              <Link className={styles.badge} to={pathTo('lists-timeline', { id: list.id })}>
                <bdi>{list.title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      );
  }
}
