import { Icon, type IconSize } from '../../ui/icon/icon';
import { FolderSign } from '../bookmark-folder/bookmark-folders';
import type { OfferedEntry } from './navigation-entry';

interface PlaceSignProps {
  readonly entry: Pick<OfferedEntry, 'icon' | 'emoji'>;
  readonly size: IconSize;
}

/** The icon or emoji of an entry, beside its name. */
export function PlaceSign({ entry: { icon, emoji }, size }: PlaceSignProps) {
  return emoji === undefined ? <Icon of={icon} size={size} /> : <FolderSign folder={emoji} />;
}
