import { navigationSettings } from '@linnet/domain/settings';
import { arrangeIds } from '../../blocks/navigation/arrange-ids';
import { moveId } from '../../blocks/navigation/move-id';
import { reorderShown } from '../../blocks/navigation/reorder-shown';
import { usePlaces, type Places } from '../../blocks/navigation/use-places';
import { MORE, usualRootOrder, usualTimelineOrder } from '../../blocks/navigation/usual-order';
import { useListedSetting } from '../../platform/client/use-listed-setting';

interface EditedOrder {
  readonly places: Places;
  /** Ids of the rows outside of the groups, including the line before those in "More". */
  readonly roots: readonly string[];
  /** Moves a row to an index among the shown rows. Returns the ids of the shown rows in their new order. */
  readonly moveTimeline: (id: string, to: number) => readonly string[];
  readonly moveRoot: (id: string, to: number) => readonly string[];
}

/** The order of the navigation, and functions that change it. Entries that are not offered now keep their place. */
export function useEditedOrder(): EditedOrder {
  const places = usePlaces();
  const { value, write } = useListedSetting('navOrder', navigationSettings.navOrder);
  const allTimelines = arrangeIds(usualTimelineOrder, value);
  const allRoots = arrangeIds(usualRootOrder, value);
  const timelines = places.timelines.map(({ id }) => id);
  const roots = [...places.direct.map(({ id }) => id), MORE, ...places.more.map(({ id }) => id)];
  return {
    places,
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
