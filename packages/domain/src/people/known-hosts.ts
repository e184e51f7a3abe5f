import type { Client } from '../client';
import { hostOf } from '../kernel/host-of';

/** Servers that are suggested. */
const MOST = 100;

/** Other servers whose accounts this page knows, those with the most accounts first. */
export function knownHosts({ graph }: Pick<Client, 'graph'>): readonly string[] {
  const people = new Map<string, number>();
  for (const id of graph.accounts.ids()) {
    const account = graph.accounts.get(id);
    const host = account === undefined ? null : hostOf(account);
    if (host !== null) people.set(host, (people.get(host) ?? 0) + 1);
  }
  const byPeople = [...people].toSorted(([, some], [, others]) => others - some);
  return byPeople.slice(0, MOST).map(([host]) => host);
}
