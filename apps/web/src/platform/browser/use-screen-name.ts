import { useEffect } from 'react';
import { screenName } from './screen-name';

/** Gives the screen a name of its own, for as long as it is there; null while the name is unknown. */
export function useScreenName(name: string | null): void {
  useEffect(() => {
    screenName.set(name);
    return () => screenName.set(null);
  }, [name]);
}
