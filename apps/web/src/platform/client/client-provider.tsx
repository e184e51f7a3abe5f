import type { Client } from '@linnet/domain';
import { createContext, use } from 'react';

const ClientContext = createContext<Client | null>(null);

/** Provides the client to all components; rendered once, in `app/`. */
export const ClientProvider = ClientContext;

export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('No client above this component.');
  return client;
}
