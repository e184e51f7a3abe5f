import type { Attachment } from '@linnet/api';
import { fileFaces } from '../../../blocks/media/file-faces';
import { useText } from '../../../platform/i18n/use-text';
import type { TilePhase } from './tile-face';

/** What a tile is called: what a press does where that is not to open it, its kind, and what it shows. */
export function useTileName({ kind, description }: Attachment, phase: TilePhase): string {
  const text = useText();
  const parts: string[] = [];
  if (phase === 'covered') parts.push(text('status.sensitive_media'));
  if (phase === 'awaited') parts.push(text(kind === 'video' ? 'media.load_video' : 'media.load_picture'));
  else if (kind !== 'image') parts.push(text(fileFaces[kind].label));
  if (description !== '') parts.push(description);
  else if (kind === 'image') parts.push(text('status.picture_without_description'));
  return parts.join(', ');
}
