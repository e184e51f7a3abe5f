import { directoryOf, type DirectoryQuery } from '@linnet/domain/people';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { PeopleList } from '../../blocks/people/list/people-list';
import { useClient } from '../../platform/client/client-provider';
import { useRowFeed } from '../../platform/client/list-rows';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import styles from './directory-screen.module.css';

const orders = ['active', 'new'] as const;
const origins = ['everywhere', 'local'] as const;

/** The profile directory: people who want to be found. */
export function DirectoryScreen({ search }: ScreenProps) {
  const text = useText();
  const query = readDirectoryQuery(search);
  const list = useRowFeed(directoryOf(useClient(), query));
  const change = (part: Partial<DirectoryQuery>) =>
    navigate(directoryAddress({ ...query, ...part }), { replace: true });

  return (
    <ScreenPanel title={text('directory.title')}>
      {list.isOffered && (
        <div className={styles.choices}>
          <SegmentedControl
            name={text('directory.order')}
            segments={orders.map((value) => ({ value, label: text(`directory.${value}`) }))}
            value={query.order}
            onChange={(order) => change({ order })}
          />
          <SegmentedControl
            name={text('directory.from')}
            segments={origins.map((value) => ({ value, label: text(`directory.${value}`) }))}
            value={query.from}
            onChange={(from) => change({ from })}
          />
        </div>
      )}
      <PeopleList
        list={list}
        label={text('directory.title')}
        listKey={directoryAddress(query)}
        failed={text('directory.failed')}
        empty={{ title: text('directory.empty'), text: text('directory.empty_text') }}
        notOffered={{ title: text('directory.not_offered'), text: text('directory.not_offered_text') }}
      />
    </ScreenPanel>
  );
}

/** Reads the query of the address. By default: people of all servers, the most recently active first. */
export function readDirectoryQuery(search: string): DirectoryQuery {
  const query = new URLSearchParams(search);
  return {
    order: query.get('order') === 'new' ? 'new' : 'active',
    from: query.get('local') === 'true' ? 'local' : 'everywhere',
  };
}

/** The address of the directory with these choices. */
export function directoryAddress({ order, from }: DirectoryQuery): string {
  const query = new URLSearchParams();
  if (order === 'new') query.set('order', order);
  if (from === 'local') query.set('local', 'true');
  const parameters = query.toString();
  return parameters === '' ? pathTo('directory') : `${pathTo('directory')}?${parameters}`;
}
