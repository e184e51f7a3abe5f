import { NotLoaded } from '../../blocks/failure/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { PersonCard, PersonCardsSkeleton } from '../../blocks/people/person-card';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { EmptyState } from '../../ui/state/empty-state';
import {
  type DirectoryState,
  type DirectoryQuery,
  type ListedPeople,
  directoryAddress,
  readDirectoryQuery,
  useDirectory,
} from './use-directory';
import styles from './directory-screen.module.css';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { useFirstContent } from '../../platform/start/use-first-content';

const orders = ['active', 'new'] as const;
const origins = ['everywhere', 'local'] as const;

/** The profile directory: people who want to be found. */
export function DirectoryScreen({ search }: ScreenProps) {
  const text = useText();
  const wish = readDirectoryQuery(search);
  const directory = useDirectory(wish);
  const change = (part: Partial<DirectoryQuery>) =>
    navigate(directoryAddress({ ...wish, ...part }), { replace: true });

  return (
    <ScreenPanel title={text('directory.title')}>
      {directory.state !== 'not offered' && (
        <div className={styles.choices}>
          <SegmentedControl
            name={text('directory.order')}
            segments={orders.map((value) => ({ value, label: text(`directory.${value}`) }))}
            value={wish.order}
            onChange={(order) => change({ order })}
          />
          <SegmentedControl
            name={text('directory.from')}
            segments={origins.map((value) => ({ value, label: text(`directory.${value}`) }))}
            value={wish.from}
            onChange={(from) => change({ from })}
          />
        </div>
      )}
      <Content directory={directory} />
    </ScreenPanel>
  );
}

function Content({ directory }: { readonly directory: DirectoryState }) {
  const text = useText();
  switch (directory.state) {
    case 'loading':
      return <PersonCardsSkeleton />;
    case 'failed':
      return (
        <NotLoaded title={text('directory.failed')} reason={directory.reason} onRetry={directory.retry} />
      );
    case 'not offered':
      return <EmptyState title={text('directory.not_offered')} text={text('directory.not_offered_text')} />;
    case 'ready':
      return directory.listed.people.length > 0 ? (
        <DirectoryPeople {...directory.listed} />
      ) : (
        <EmptyState title={text('directory.empty')} text={text('directory.empty_text')} />
      );
  }
}

function DirectoryPeople({ people, ...foot }: ListedPeople) {
  useFirstContent();
  return (
    <>
      <ul>
        {people.map((account) => (
          <li key={account.id}>
            <PersonCard account={account} />
          </li>
        ))}
      </ul>
      <ListFoot {...foot} more="people.load_more" end="people.no_more" />
    </>
  );
}
