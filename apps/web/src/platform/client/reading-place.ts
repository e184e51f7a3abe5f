import type { ReadingPlace } from '@linnet/domain';
import { createContext, use } from 'react';

const ReadingPlaceContext = createContext<ReadingPlace>('public');

/** Provides the filter context in which statuses are shown: filters and some settings apply in some contexts only. */
export const ReadingPlaceProvider = ReadingPlaceContext;

export function useReadingPlace(): ReadingPlace {
  return use(ReadingPlaceContext);
}
