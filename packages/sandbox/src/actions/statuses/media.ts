import { blurhashOfFile } from '../../media-files/blurhash-of-file';
import { mediaTypeOf, sizeOfFile } from '../../media-files/facts-of-file';
import type { Server } from '../../server/server';
import { problem } from '../../server/problem';
import { type MediaRow, findMediaById, insertMedia, setDescription } from '../../store/statuses/media';
import { isLongerThan } from '../../text/plain-text';

export interface Upload {
  accountId: string;
  bytes: Buffer;
  /** The name of its form field. */
  name: string;
  description: string;
}

function checkLimits(server: Server, { bytes, description }: Upload): void {
  if (bytes.length > server.settings.uploadLimit) throw problem(400, 'file_too_large');
  if (isLongerThan([description], server.settings.descriptionLimit))
    throw problem(400, 'description_too_long');
}

/** Stores a file and its row. The type is read from the bytes, the address contains the name. */
export function uploadMedia(server: Server, upload: Upload): MediaRow {
  checkLimits(server, upload);
  const { bytes, name, accountId, description } = upload;
  const mimeType = mediaTypeOf(bytes);
  const size = sizeOfFile(bytes, mimeType);
  const id = insertMedia(server.db, {
    account_id: accountId,
    status_id: null,
    position: 0,
    file: server.uploads.store(bytes, name),
    mime_type: mimeType,
    description,
    blurhash: blurhashOfFile(bytes, mimeType),
    width: size?.width ?? null,
    height: size?.height ?? null,
  });
  const row = findMediaById(server.db, String(id));
  if (!row) throw new Error('The row of an upload is gone');
  return row;
}

/** Sets the description of a file and returns the changed row. */
export function describeMedia(server: Server, media: MediaRow, description: string): MediaRow {
  if (isLongerThan([description], server.settings.descriptionLimit))
    throw problem(400, 'description_too_long');
  setDescription(server.db, media.id, description);
  return { ...media, description };
}
