import { useBookmarkFolders } from '../../blocks/bookmark-folder/use-bookmark-folders';
import { useFolderPlaces } from '../../blocks/navigation/use-folder-places';
import type { Pins } from '../../blocks/navigation/use-pins';
import { useText } from '../../platform/i18n/use-text';
import { PlacesToPin } from './places-to-pin';

/** The person's folders of bookmarks, which can be pinned. */
export function FoldersToPin({ pins }: { readonly pins: Pins }) {
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
