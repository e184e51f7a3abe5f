import { useClient } from './client-provider';

/** Says so when the browser had no room for a choice. That it keeps nothing at all was said at the start. */
export function useTellKept(): (isKept: boolean) => void {
  const { notices, environment } = useClient();
  return (isKept) => {
    if (!isKept && environment.storage.available) notices.add({ level: 'error', key: 'errors.storage_full' });
  };
}
