import { Icon, type IconSize } from '../../ui/icon/icon';
import { FolderIcon } from '../bookmark-folder/bookmark-folders';
import type { OfferedEntry } from './navigation-entry';

interface EntryIconProps {
  readonly entry: Pick<OfferedEntry, 'icon' | 'emoji'>;
  readonly size: IconSize;
}

/** The icon of an entry, or the emoji of a bookmark folder, beside its name. */
export function EntryIcon({ entry: { icon, emoji: folder }, size }: EntryIconProps) {
  return folder === undefined ? <Icon of={icon} size={size} /> : <FolderIcon folder={folder} />;
}
