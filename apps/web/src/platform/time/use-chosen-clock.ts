import { useClient } from '../client/client-provider';
import { useCell } from '../client/use-cell';

const CYCLES = new Map<unknown, 'h12' | 'h23'>([
  ['12h', 'h12'],
  ['24h', 'h23'],
]);

/**
 * The hours of the day as the person or the instance has chosen them; null follows the region. Read by its name: the
 * list of settings is not in the first file.
 */
export function useChosenClock(): 'h12' | 'h23' | null {
  const { settings } = useClient();
  const own = useCell(settings.own)['absoluteTime12h'];
  const given = useCell(settings.instance)['absoluteTime12h'];
  return CYCLES.get(own) ?? CYCLES.get(given) ?? null;
}
