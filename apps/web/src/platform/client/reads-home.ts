import { createContext, use } from 'react';

const ReadsHomeContext = createContext(false);

/** Tells everything below whether the home timeline is being read, where posts stand for a reason. */
export const ReadsHomeProvider = ReadsHomeContext;

export function useReadsHome(): boolean {
  return use(ReadsHomeContext);
}
