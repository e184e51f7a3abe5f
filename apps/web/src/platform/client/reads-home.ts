import { createContext, use } from 'react';

const ReadsHomeContext = createContext(false);

/** Provides whether the statuses shown are those of the home timeline, where each has a reason to be. */
export const ReadsHomeProvider = ReadsHomeContext;

export function useReadsHome(): boolean {
  return use(ReadsHomeContext);
}
