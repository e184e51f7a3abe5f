import { fetchingOf, type PeopleOf } from '@linnet/domain/fetching';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-request';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { PeopleFailure, PeopleList } from './people-list';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import styles from './people.module.css';
import { statusPeoplePath } from './status-people-path';

interface PeoplePopoverContentProps {
  of: PeopleOf;
  count: number;
  label: string;
  /** Called when a link to another page is followed. */
  onLeave: () => void;
}

/** The people who favourited, repeated or quoted a status, as far as the server lists them. */
export function PeoplePopoverContent({ of, count, label, onLeave }: PeoplePopoverContentProps) {
  const client = useClient();
  const request = useRequest(`${of.kind} ${of.id}`, () => fetchingOf(client).people(of));
  return (
    <div className={styles.content}>
      <h2 className={styles.title}>{label}</h2>
      {request.state === 'loading' && <PeopleSkeleton />}
      {request.state === 'failed' && <PeopleFailure reason={request.reason} onRetry={request.retry} />}
      {request.state === 'ready' && request.answer.ids.length === 0 && (
        <p className={styles.words}>
          <Text id={count > 0 ? 'people.not_told' : 'people.nobody'} />
        </p>
      )}
      {request.state === 'ready' && request.answer.ids.length > 0 && (
        <PeopleList
          ids={request.answer.ids}
          total={
            request.answer.hasMore ? Math.max(count, request.answer.ids.length) : request.answer.ids.length
          }
          onLeave={onLeave}
        />
      )}
      {of.kind === 'quotes' ? (
        <Link className={styles.way} to={pathTo('quotes', { id: of.id })} onClick={onLeave}>
          <Text id="people.read_quotes" />
        </Link>
      ) : (
        request.state === 'ready' &&
        request.answer.ids.length > 0 && (
          <Link className={styles.way} to={statusPeoplePath(of.id, of.kind)} onClick={onLeave}>
            <Text id="people.show_all" />
          </Link>
        )
      )}
    </div>
  );
}
