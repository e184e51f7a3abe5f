import { useEffect } from 'react';
import { noteFirstContent } from './first-content';

/** For components that are content: signals that the first content has rendered. */
export function useFirstContent(): void {
  useEffect(noteFirstContent, []);
}
