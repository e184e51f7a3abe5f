import type { ReadingPlace } from '@linnet/domain';
import { createContext, use } from 'react';

const ReadingPlaceContext = createContext<ReadingPlace>('public');

/** Tells everything below where statuses are being read: filters, and some settings, count in some places only. */
export const ReadingPlaceProvider = ReadingPlaceContext;

export function useReadingPlace(): ReadingPlace {
  return use(ReadingPlaceContext);
}
