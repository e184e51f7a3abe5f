import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { BackButton } from '../../blocks/navigation/back-button';
import { PersonCardsSkeleton } from '../../blocks/people/person-cards-skeleton';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { type DirectoryWish, directoryAddress, readDirectoryWish } from './directory-wish';
import styles from './directory.module.css';
import { type DirectoryState, useDirectory, type ListedPeople } from './use-directory';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { PersonCard } from '../../blocks/people/person-card';
import { useFirstContent } from '../../platform/start/use-first-content';

const orders = ['active', 'new'] as const;
const origins = ['everywhere', 'local'] as const;

/** The profile directory: people who want to be found. */
export function DirectoryScreen({ search }: ScreenProps) {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const wish = readDirectoryWish(search);
  const directory = useDirectory(wish);
  const change = (part: Partial<DirectoryWish>) =>
    navigate(directoryAddress({ ...wish, ...part }), { replace: true });

  return (
    <Panel main aria-label={text('directory.title')}>
      <PanelHeader level={1} title={text('directory.title')} sticky={!stays} start={<BackButton />} />
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
    </Panel>
  );
}

function Content({ directory }: { readonly directory: DirectoryState }) {
  const text = useText();
  switch (directory.state) {
    case 'loading':
      return <PersonCardsSkeleton />;
    case 'failed':
      return <Failed {...directory} />;
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

function Failed({ reason, retry }: Extract<DirectoryState, { state: 'failed' }>) {
  const text = useText();
  return <ErrorState title={text('directory.failed')} text={useFailureWords(reason)} onRetry={retry} />;
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
