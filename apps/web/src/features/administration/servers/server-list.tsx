import type { KnownHost, KnownHosts } from '@linnet/domain/staff';
import { useDeferredValue, useState } from 'react';
import { partItemPath, partPath } from '../../../blocks/administration/part-entries';
import { LongList } from '../../../blocks/people/list/long-list';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { useRestoredPosition } from '../../../platform/navigation/restored-position';
import { Note } from '../../../ui/note/note';
import { SearchField } from '../../../ui/search-field/search-field';
import { EmptyState } from '../../../ui/state/empty-state';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { HostState } from './host-state';
import styles from './servers.module.css';

/** The filters of the list; the address has the chosen one as `show`. */
const choices = {
  all: () => true,
  treated: ({ rules }: KnownHost) => rules.length > 0,
  unreachable: ({ isUnreachable }: KnownHost) => isUnreachable,
} as const satisfies Readonly<Record<string, (known: KnownHost) => boolean>>;

type Choice = keyof typeof choices;
const choiceIds = ['all', 'treated', 'unreachable'] as const satisfies readonly Choice[];

const pathOf = (choice: Choice): string =>
  choice === 'all' ? partPath('servers') : `${partPath('servers')}?show=${choice}`;

/** Of a row, in pixels. */
const ESTIMATED_HEIGHT = 58;

interface ServerListProps {
  readonly known: KnownHosts;
  readonly search: string;
}

/** The servers that this one knows, with a search; each says how it is treated and since when it can't be reached. */
export function ServerList({ known, search }: ServerListProps) {
  useRestoredPosition(true);
  const text = useText();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const show = new URLSearchParams(search).get('show');
  const choice = choiceIds.find((id) => id === show) ?? 'all';
  const found = known.hosts.filter((each) => choices[choice](each) && each.host.includes(wanted));
  return (
    <>
      <LinkTabs
        label={text('server_desk.show')}
        tabs={choiceIds.map((id) => ({ to: pathOf(id), label: text(`server_desk.${id}`) }))}
        current={pathOf(choice)}
      />
      <div className={styles.head}>
        <SearchField label={text('server_desk.search')} query={query} onSearch={setQuery} />
        <p className={styles.faint} role="status">
          {text('server_desk.count', { count: found.length })}
        </p>
        <HiddenNotes known={known} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={text(known.hosts.length === 0 ? 'server_desk.none' : 'server_desk.none_found')}
          text={text(known.hosts.length === 0 ? 'server_desk.none_text' : 'server_desk.none_found_text')}
        />
      ) : (
        <LongList
          label={text('administration.servers')}
          rows={found}
          keyOf={({ host }) => host}
          height={ESTIMATED_HEIGHT}
          listKey={pathOf(choice)}
          boxed={false}
          onEnd={null}
        >
          {(server) => (
            <div className={styles.row}>
              <Link className={styles.host} to={partItemPath('servers', server.host)}>
                <bdi dir="ltr">{server.host}</bdi>
              </Link>
              <HostState host={server} />
            </div>
          )}
        </LongList>
      )}
    </>
  );
}

/** Notes about what the server doesn't publish or could not be asked. */
function HiddenNotes({
  known: { showsRules, hasExclusions, unreachableError },
}: Pick<ServerListProps, 'known'>) {
  const text = useText();
  const notes = [
    !showsRules && text('server_desk.rules_hidden'),
    hasExclusions && text('about.exclusions'),
    unreachableError !== null && text('server_desk.unreachable_failed'),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <Note key={note} tone="info">
      {note}
    </Note>
  ));
}
