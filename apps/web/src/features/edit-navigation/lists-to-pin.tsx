import { listsOf } from '@linnet/domain/lists';
import { useListPlaces } from '../../blocks/navigation/use-list-places';
import type { Pins } from '../../blocks/navigation/use-pins';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { PlacesToPin } from './places-to-pin';

/** The viewer's lists, which can be pinned. They cannot be reordered here. */
export function ListsToPin({ pins }: { readonly pins: Pins }) {
  const text = useText();
  const own = listsOf(useClient());
  const places = useListPlaces(true);
  const { value, failure } = useCell(own.state);
  return (
    <PlacesToPin
      title={text('nav.lists')}
      places={places}
      pins={pins}
      failed={text('lists.failed')}
      failure={value === null ? failure : null}
      onRetry={() => void own.load()}
    />
  );
}
