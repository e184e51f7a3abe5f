import { navigationSettings } from '@linnet/domain/settings';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useBookmarkFolders } from '../../blocks/bookmark-folder/bookmark-folders';
import {
  MORE,
  arrangeIds,
  moveId,
  reorderShown,
  usualRootOrder,
  usualTimelineOrder,
} from '../../blocks/navigation/entry-order';
import { useFolderEntries } from '../../blocks/navigation/list-entries';
import {
  type NavigationGroups,
  useNavigationItems,
  useNavigationGroups,
} from '../../blocks/navigation/use-navigation-items';
import { type Pins, usePins } from '../../blocks/navigation/pins';
import { useFeature } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/first-content';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Section } from '../../ui/section/section';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './edit-navigation.module.css';
import { OrderList, useMoveAnnouncer } from './order-list';
import { ListsToPin, PinnedSection, EntriesToPin } from './pinned-section';

/** Resets order and pins to the default, and then offers to undo that. */
function ResetNavigation({ onReset }: { readonly onReset: () => void }) {
  const text = useText();
  const pins = useListedSetting('pinnedNavItems', navigationSettings.pinnedNavItems);
  const order = useListedSetting('navOrder', navigationSettings.navOrder);
  const [previous, setPrevious] = useState<{ pins: readonly string[]; order: readonly string[] } | null>(
    null,
  );
  const isCustomised = pins.chosen || order.chosen;

  function handleReset() {
    setPrevious({ pins: pins.value, order: order.value });
    pins.write(undefined);
    order.write(undefined);
    onReset();
  }

  function handleUndo() {
    if (previous === null) return;
    pins.write(previous.pins);
    order.write(previous.order);
    setPrevious(null);
  }

  if (!isCustomised && previous !== null)
    return <Button onClick={handleUndo}>{text('edit_nav.undo')}</Button>;
  return (
    <Button
      icon={<Icon of={RotateCcw} size="small" />}
      // Focusable even if there is nothing to reset.
      aria-disabled={!isCustomised}
      onClick={() => isCustomised && handleReset()}
    >
      {text('edit_nav.reset')}
    </Button>
  );
}

interface EditedOrder {
  readonly groups: NavigationGroups;
  /** Ids of the entries that are no timelines, with `MORE` before those in the "More" part. */
  readonly roots: readonly string[];
  /** Moves a row to an index among the shown rows. Returns the ids of the shown rows in their new order. */
  readonly moveTimeline: (id: string, to: number) => readonly string[];
  readonly moveRoot: (id: string, to: number) => readonly string[];
}

/** The order of the navigation, and functions that change it. Entries that are not offered now keep their place. */
function useEditedOrder(): EditedOrder {
  const groups = useNavigationGroups();
  const { value, write } = useListedSetting('navOrder', navigationSettings.navOrder);
  const allTimelines = arrangeIds(usualTimelineOrder, value);
  const allRoots = arrangeIds(usualRootOrder, value);
  const timelines = groups.timelines.map(({ id }) => id);
  const roots = [...groups.direct.map(({ id }) => id), MORE, ...groups.more.map(({ id }) => id)];
  return {
    groups,
    roots,
    moveTimeline(id, to) {
      const shown = moveId(timelines, id, to);
      write([...reorderShown(allTimelines, shown), ...allRoots]);
      return shown;
    },
    moveRoot(id, to) {
      const shown = moveId(roots, id, to);
      write([...allTimelines, ...reorderShown(allRoots, shown)]);
      return shown;
    },
  };
}

/** The screen that edits the navigation: pinned entries, their order, and those in the "More" part. */
export function EditNavigationScreen() {
  useFirstContent();
  const text = useText();
  const pins = usePins();
  const offered = useNavigationItems();
  const hasLists = useFeature('lists');
  const hasFolders = useFeature('bookmarkFolders');
  const { groups, roots, moveTimeline, moveRoot } = useEditedOrder();
  const { announcement, announce, announceMove } = useMoveAnnouncer([...offered, ...pins.shown]);
  const rows = roots.flatMap((id) =>
    id === MORE ? { id, line: text('edit_nav.more') } : (offered.find((entry) => entry.id === id) ?? []),
  );

  return (
    <ScreenPanel title={text('edit_nav.title')}>
      <p className={styles.intro}>{text('edit_nav.hint')}</p>
      <PinnedSection pins={pins} onMoved={announceMove} />
      <Section className={styles.section} title={text('nav.timelines')} titleClass={styles.title}>
        <OrderList
          label={text('nav.timelines')}
          items={groups.timelines}
          pins={pins}
          onMove={(id, to) => announceMove(id, moveTimeline(id, to))}
        />
      </Section>
      <Section className={styles.section} title={text('edit_nav.pages')} titleClass={styles.title}>
        <OrderList
          label={text('edit_nav.pages')}
          items={rows}
          pins={pins}
          onMove={(id, to) => announceMove(id, moveRoot(id, to))}
        />
      </Section>
      {/* Last, since they load later and would push the other sections down. */}
      {hasLists && <ListsToPin pins={pins} />}
      {hasFolders && <FoldersToPin pins={pins} />}
      <div className={styles.foot}>
        <ResetNavigation onReset={() => announce(text('edit_nav.was_reset'))} />
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </ScreenPanel>
  );
}

/** The viewer's bookmark folders, which can be pinned. */
function FoldersToPin({ pins }: { readonly pins: Pins }) {
  const text = useText();
  const { error, retry } = useBookmarkFolders({ isWanted: false });
  return (
    <EntriesToPin
      title={text('edit_nav.folders')}
      entries={useFolderEntries()}
      pins={pins}
      failed={text('edit_nav.folders_failed')}
      error={error}
      onRetry={retry ?? undefined}
    />
  );
}
