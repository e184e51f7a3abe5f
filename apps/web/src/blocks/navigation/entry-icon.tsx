import { Icon, type IconSize } from '../../ui/icon/icon';
import { FolderIcon } from '../bookmark-folder/bookmark-folders';
import type { OfferedEntry } from './navigation-entry';

interface EntryIconProps {
  readonly entry: Pick<OfferedEntry, 'icon' | 'emoji'>;
  readonly size: IconSize;
}

/** The icon or emoji of an entry, beside its name. */
export function EntryIcon({ entry: { icon, emoji }, size }: EntryIconProps) {
  return emoji === undefined ? <Icon of={icon} size={size} /> : <FolderIcon folder={emoji} />;
}
