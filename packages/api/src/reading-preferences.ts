import type { Call } from './call';
import type { ReadingPreferences } from './model/reading-preferences';
import { readReadingPreferences } from './schema/reading-preferences';
import { required } from './schema/required';

/** GET /api/v1/preferences. */
export function readingPreferences(): Call<ReadingPreferences> {
  return {
    method: 'GET',
    path: '/api/v1/preferences',
    feature: 'preferences',
    read: required(readReadingPreferences, 'preferences'),
  };
}
