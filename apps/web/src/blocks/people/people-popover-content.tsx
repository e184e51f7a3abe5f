import { fetchingOf, type PeopleOf } from '@linnet/domain/fetching';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfRequest } from '../../platform/client/list-rows';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { LoadedList } from '../list-foot/loaded-list';
import { FirstPeople } from './first-people';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import styles from './people.module.css';
import { statusPeoplePath } from './status-people-path';

export interface PeoplePopoverContentProps {
  of: PeopleOf;
  /** The count of the status; the server may send fewer people. */
  count: number;
  /** Title of the list: "Favourited by". */
  label: string;
  /** Called when a link to another page is followed. */
  onNavigate: () => void;
}

/** The people who favourited, repeated or quoted a status, as far as the server lists them. */
export function PeoplePopoverContent({ of, count, label, onNavigate }: PeoplePopoverContentProps) {
  const client = useClient();
  const text = useText();
  const request = useRequest(`${of.kind} ${of.id}`, () => fetchingOf(client).people(of));
  const list = rowsOfRequest(request, ({ ids }) => ids);
  const hasMore = request.state === 'ready' && request.answer.hasMore;
  return (
    <div className={styles.content}>
      <h2 className={styles.title}>{label}</h2>
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('people.failed')}
        empty={{ title: text(count > 0 ? 'people.names_hidden' : 'people.nobody') }}
        compact
      >
        {(ids) => <FirstPeople ids={ids} total={hasMore ? count : ids.length} onNavigate={onNavigate} />}
      </LoadedList>
      {of.kind === 'quotes' ? (
        <Link className={styles.more} to={pathTo('quotes', { id: of.id })} onClick={onNavigate}>
          {text('people.read_quotes')}
        </Link>
      ) : (
        list.rows !== null &&
        list.rows.length > 0 && (
          <Link className={styles.more} to={statusPeoplePath(of.id, of.kind)} onClick={onNavigate}>
            {text('people.show_all')}
          </Link>
        )
      )}
    </div>
  );
}
