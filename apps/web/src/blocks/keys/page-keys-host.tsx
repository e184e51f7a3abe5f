import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { keepSelection } from './keep-selection';
import { listenForKeys } from './listen-for-keys';
import { useGoKeys } from './use-go-keys';

/** Renders nothing. Handles the keyboard commands of the page. */
export function PageKeysHost(): null {
  const client = useClient();
  useGoKeys();
  useEffect(() => {
    const ends = [listenForKeys(client), keepSelection()];
    return () => ends.forEach((end) => end());
  }, [client]);
  return null;
}
