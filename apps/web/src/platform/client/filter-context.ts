import type { FilterContext } from '@linnet/domain';
import { createContext, use } from 'react';

const StatusFilterContext = createContext<FilterContext>('public');

/** Provides the filter context in which statuses are shown: filters and some settings apply in some contexts only. */
export const FilterContextProvider = StatusFilterContext;

export function useFilterContext(): FilterContext {
  return use(StatusFilterContext);
}
