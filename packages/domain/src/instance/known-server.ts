import { createTransport } from '@linnet/api';
import type { Environment } from '../kernel/environment';
import type { Features } from './features';
import type { Graph } from '../graph/graph';
import type { InstanceInformation } from './instance-facts';
import { createInstanceInformation } from './instance-information';
import { createLazy, type Lazy } from '../kernel/lazy';
import type { Settings } from '../settings/settings';

/** What is known of a server: fetched once for all clients, whoever their viewer is. */
export interface KnownServer {
  instance: InstanceInformation;
  features: Lazy<Features>;
}

interface ServerOptions {
  environment: Environment;
  settings: Pick<Settings, 'setInstanceDefaults'>;
  /** The token of a client: some servers show their documents to signed-in viewers only. */
  token: () => string | null;
  /** Graphs of its clients. */
  graphs: () => readonly Graph[];
}

export function createKnownServer({ environment, settings, token, graphs }: ServerOptions): KnownServer {
  const { baseUrl, fetch } = environment;
  const { send } = createTransport({ baseUrl, fetch, token });
  const instance = createInstanceInformation({ send, settings, environment });
  const features = createLazy<Features>(async (replace) => {
    const { loadFeatures } = await import('./load-features');
    return loadFeatures({ send, instance, environment, graphs, replace });
  });
  return { instance, features };
}
