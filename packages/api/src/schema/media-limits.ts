import type { MediaLimits } from '../model/instance';
import { type JsonObject, readCount, readCountOrNull, readObject, readTexts } from './read';

/** Pleroma lists only this type and accepts every file. */
const ANY = 'application/octet-stream';

/** The media limits in either version of the instance document. */
export function readMediaLimits(instance: JsonObject): MediaLimits {
  const configuration = readObject(instance, 'configuration');
  const metadata = readObject(readObject(instance, 'pleroma'), 'metadata');
  const media = readObject(configuration, 'media_attachments');
  const types = readTexts(media, 'supported_mime_types');
  return {
    perStatus: readCount(readObject(configuration, 'statuses'), 'max_media_attachments'),
    pictureSize: readCount(media, 'image_size_limit'),
    filmSize: readCount(media, 'video_size_limit'),
    descriptionLength:
      readCountOrNull(instance, 'description_limit') ??
      readCountOrNull(metadata, 'description_limit') ??
      readCount(media, 'description_limit'),
    types: types.includes(ANY) ? [] : types,
  };
}
