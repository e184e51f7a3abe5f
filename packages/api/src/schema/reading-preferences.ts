import type { ReadingPreferences } from '../model/reading-preferences';
import { isObject, readFlagOrNull } from './read';

const medias = ['default', 'show_all', 'hide_all'] as const;

/** Reads the preferences about reading. Those about posting are also in the viewer's own account. */
export function readReadingPreferences(json: unknown): ReadingPreferences | undefined {
  if (!isObject(json)) return undefined;
  return {
    expandWarnings: readFlagOrNull(json, 'reading:expand:spoilers'),
    media: medias.find((media) => media === json['reading:expand:media']) ?? null,
    autoplay: readFlagOrNull(json, 'reading:autoplay:gifs'),
  };
}
