import { BackButton } from '../../blocks/navigation/back-button';
import { useNavigationItems } from '../../blocks/navigation/use-navigation-items';
import { usePins, type Pins } from '../../blocks/navigation/use-pins';
import { MORE } from '../../blocks/navigation/usual-order';
import { useFeature } from '../../platform/client/use-feature';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './edit-navigation.module.css';
import { ListsToPin } from './lists-to-pin';
import { OrderList } from './order-list';
import { PinnedSection } from './pinned-section';
import { ResetNavigation } from './reset-navigation';
import { useEditedOrder } from './use-edited-order';
import { useMovesTold } from './use-moves-told';
import { useBookmarkFolders } from '../../blocks/bookmark-folder/use-bookmark-folders';
import { useFolderPlaces } from '../../blocks/navigation/use-folder-places';
import { PlacesToPin } from './places-to-pin';

/** The screen that edits the navigation: pinned entries, their order, and those in the "More" part. */
export function EditNavigationScreen() {
  useFirstContent();
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const pins = usePins();
  const offered = useNavigationItems();
  const hasLists = useFeature('lists');
  const hasFolders = useFeature('bookmarkFolders');
  const { places, roots, moveTimeline, moveRoot } = useEditedOrder();
  const { words, tell, tellMoved } = useMovesTold([...offered, ...pins.shown]);
  const rows = roots.flatMap((id) =>
    id === MORE ? { id, line: text('edit_nav.more') } : (offered.find((entry) => entry.id === id) ?? []),
  );

  return (
    <Panel main aria-label={text('edit_nav.title')}>
      <PanelHeader level={1} title={text('edit_nav.title')} sticky={!stays} start={<BackButton />} />
      <p className={styles.intro}>{text('edit_nav.hint')}</p>
      <PinnedSection pins={pins} onMoved={tellMoved} />
      <section className={styles.section} aria-labelledby="order-of-timelines">
        <h2 id="order-of-timelines" className={styles.title}>
          {text('nav.timelines')}
        </h2>
        <OrderList
          label={text('nav.timelines')}
          items={places.timelines}
          pins={pins}
          onMove={(id, to) => tellMoved(id, moveTimeline(id, to))}
        />
      </section>
      <section className={styles.section} aria-labelledby="order-of-places">
        <h2 id="order-of-places" className={styles.title}>
          {text('edit_nav.places')}
        </h2>
        <OrderList
          label={text('edit_nav.places')}
          items={rows}
          pins={pins}
          onMove={(id, to) => tellMoved(id, moveRoot(id, to))}
        />
      </section>
      {/* Last, since they load later and would push the other sections down. */}
      {hasLists && <ListsToPin pins={pins} />}
      {hasFolders && <FoldersToPin pins={pins} />}
      <div className={styles.foot}>
        <ResetNavigation onReset={() => tell(text('edit_nav.was_reset'))} />
      </div>
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
    </Panel>
  );
}

/** The viewer's bookmark folders, which can be pinned. */
function FoldersToPin({ pins }: { readonly pins: Pins }) {
  const text = useText();
  const { failure, retry } = useBookmarkFolders({ wanted: false });
  return (
    <PlacesToPin
      title={text('edit_nav.folders')}
      places={useFolderPlaces(true)}
      pins={pins}
      failed={text('edit_nav.folders_failed')}
      failure={failure}
      onRetry={retry ?? undefined}
    />
  );
}
