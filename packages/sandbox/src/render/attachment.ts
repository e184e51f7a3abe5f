import type { WireAttachment } from '@linnet/api/wire';
import type { MediaRow } from '../store/media';

export function renderAttachment(row: MediaRow, origin: string): WireAttachment {
  const url = origin + row.file;
  const kind = row.mime_type.split('/')[0] ?? '';
  const attachment: WireAttachment = {
    id: String(row.id),
    type: ['image', 'video', 'audio'].includes(kind) ? kind : 'unknown',
    url,
    remote_url: row.remote_url ?? url,
    preview_url: url,
    text_url: url,
    description: row.description,
    blurhash: row.blurhash,
    pleroma: row.name === null ? { mime_type: row.mime_type } : { mime_type: row.mime_type, name: row.name },
  };
  if (row.width !== null && row.height !== null) {
    attachment.meta = { original: { width: row.width, height: row.height, aspect: row.width / row.height } };
  }
  return attachment;
}
