import { blurhashOfFile } from '../../media-files/blurhash-of-file';
import { kindOfFile, sizeOfFile } from '../../media-files/facts-of-file';
import type { Here } from '../../server/here';
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

function checkLimits(here: Here, { bytes, description }: Upload): void {
  if (bytes.length > here.settings.uploadLimit) throw problem(400, 'file_too_large');
  if (isLongerThan([description], here.settings.descriptionLimit)) throw problem(400, 'description_too_long');
}

/** Stores a file and its row. The type is read from the bytes, the address contains the name. */
export function uploadMedia(here: Here, upload: Upload): MediaRow {
  checkLimits(here, upload);
  const { bytes, name, accountId, description } = upload;
  const mimeType = kindOfFile(bytes);
  const size = sizeOfFile(bytes, mimeType);
  const id = insertMedia(here.db, {
    account_id: accountId,
    status_id: null,
    position: 0,
    file: here.uploads.keep(bytes, name),
    mime_type: mimeType,
    description,
    blurhash: blurhashOfFile(bytes, mimeType),
    width: size?.width ?? null,
    height: size?.height ?? null,
  });
  const row = findMediaById(here.db, String(id));
  if (!row) throw new Error('The row of an upload is gone');
  return row;
}

/** Sets the description of a file and returns the changed row. */
export function describeMedia(here: Here, media: MediaRow, description: string): MediaRow {
  if (isLongerThan([description], here.settings.descriptionLimit)) throw problem(400, 'description_too_long');
  setDescription(here.db, media.id, description);
  return { ...media, description };
}
