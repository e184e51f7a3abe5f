import type { Here } from '../server/here';
import { problem } from '../server/problem';
import { setDescription, type MediaRow } from '../store/media';
import { isLongerThan } from '../text/is-longer-than';

/** Sets the description of a file and returns the changed row. */
export function describeMedia(here: Here, media: MediaRow, description: string): MediaRow {
  if (isLongerThan([description], here.settings.descriptionLimit)) throw problem(400, 'description_too_long');
  setDescription(here.db, media.id, description);
  return { ...media, description };
}
