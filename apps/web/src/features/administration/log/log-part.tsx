import type { LogEntry } from '@linnet/api';
import { type LogQuery, logPageOf, logPageSize } from '@linnet/domain/staff';
import { partItemPath, partPath } from '../../../blocks/administration/part-entries';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { useClient } from '../../../platform/client/client-provider';
import { rowsOfResource } from '../../../platform/client/list-rows';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { Pager } from '../parts-kit/pager';
import type { PartProps } from '../part-props';
import { logPath, readLogQuery } from './log-address';
import { LogSearch } from './log-search';
import styles from './log.module.css';

/** What the staff has done, newest first; each entry links to what it is about. */
export function LogPart({ search }: PartProps) {
  const query = readLogQuery(search);
  const path = logPath(query);
  return (
    <>
      <LogSearch key={path} query={query} />
      <PageOfLog query={query} />
    </>
  );
}

function PageOfLog({ query }: { readonly query: LogQuery }) {
  const text = useText();
  const resource = logPageOf(useClient(), query);
  const loaded = useResource(resource);
  return (
    <>
      <LoadedList
        list={rowsOfResource(
          loaded,
          () => void resource.load(),
          (value) => value.items,
        )}
        skeleton={<PeopleSkeleton />}
        failed={text('log.failed')}
        empty={{ title: text('log.none'), text: text('log.none_text') }}
      >
        {(entries) => (
          <ol className={styles.entries} aria-label={text('administration.log')}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </LoadedList>
      {loaded.value !== null && (
        <Pager
          page={query.page}
          pageSize={logPageSize}
          count={loaded.value.items.length}
          total={loaded.value.total}
          addressOf={(page) => logPath({ ...query, page })}
        />
      )}
    </>
  );
}

/** The server's own words, with links to everybody and everything that they name. */
function Entry({ entry }: { readonly entry: LogEntry }) {
  const text = useText();
  const { message, createdAt, actor, people, reportId, statusId, relay } = entry;
  const names = [...new Set([...(actor === null ? [] : [actor.acct]), ...people.map(({ acct }) => acct)])];
  return (
    <>
      <p className={styles.message} dir="auto">
        {message}
      </p>
      <p className={styles.links}>
        <StatusTime at={createdAt} />
        {names.map((acct) => (
          <Link key={acct} to={partItemPath('people', acct)}>
            <bdi>@{acct}</bdi>
          </Link>
        ))}
        {reportId !== null && <Link to={partItemPath('reports', reportId)}>{text('log.report')}</Link>}
        {statusId !== null && <Link to={pathTo('conversation', { id: statusId })}>{text('log.post')}</Link>}
        {relay !== null && <Link to={partPath('federation')}>{text('log.relay')}</Link>}
      </p>
    </>
  );
}
