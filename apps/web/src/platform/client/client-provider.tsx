import type { Cell, Client, InstanceFacts, SessionState, SettingKey, SettingValue } from '@linnet/domain';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** Provides the client to all components; rendered once, in `app/`. */
export const ClientProvider = createContext<Client | null>(null);

export function useClient(): Client {
  const client = use(ClientProvider);
  if (client === null) throw new Error('No client above this component.');
  return client;
}

/** The value of a cell; renders again when it changes. */
export function useCell<T>(cell: Pick<Cell<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(cell.subscribe, cell.get);
}

interface Table<Id, Row> {
  get(id: Id): Row;
  subscribe(id: Id, listener: () => void): () => void;
}

/** The row of a table with an id; renders again when that row changes. */
export function useRow<Id, Row>(table: Table<Id, Row>, id: Id): Row {
  const subscribe = useCallback((listener: () => void) => table.subscribe(id, listener), [table, id]);
  return useSyncExternalStore(subscribe, () => table.get(id));
}

/** The session: who the viewer is. */
export function useSession(): SessionState {
  return useCell(useClient().session.state);
}

/** What is known of the instance, including the operator's configuration of the page. */
export function useInstance(): InstanceFacts {
  return useCell(useClient().instance.facts);
}

/** The effective value: the viewer's own, else the instance's, else our default. */
export function useSetting<K extends SettingKey>(key: K): SettingValue<K> {
  const { settings } = useClient();
  return useSyncExternalStore(settings.subscribe, () => settings.get(key));
}

/** The domain in the handles of this server's people; null until the instance has loaded. */
export function useOwnDomain(): string | null {
  const { facts } = useClient().instance;
  return useSyncExternalStore(facts.subscribe, () => facts.get().instance?.domain ?? null);
}
