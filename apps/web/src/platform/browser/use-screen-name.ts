import { useEffect } from 'react';
import { screenName } from './screen-name';

/** Sets the title of the current screen while the component is mounted; null while it is unknown. */
export function useScreenName(name: string | null): void {
  useEffect(() => {
    screenName.set(name);
    return () => screenName.set(null);
  }, [name]);
}
