import type { ReadingPreferences } from '../model/reading-preferences';
import { isObject, readFlagOrNull } from './read';

const medias = ['default', 'show_all', 'hide_all'] as const;

/** The part about reading. What is said of posting stands in one's own account too. */
export function readReadingPreferences(json: unknown): ReadingPreferences | undefined {
  if (!isObject(json)) return undefined;
  return {
    expandWarnings: readFlagOrNull(json, 'reading:expand:spoilers'),
    media: medias.find((media) => media === json['reading:expand:media']) ?? null,
    autoplay: readFlagOrNull(json, 'reading:autoplay:gifs'),
  };
}
