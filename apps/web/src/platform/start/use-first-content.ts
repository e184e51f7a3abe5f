import { useEffect } from 'react';
import { noteFirstContent } from './first-content';

/** For components that are content: what waited for the first of it may come now. */
export function useFirstContent(): void {
  useEffect(noteFirstContent, []);
}
