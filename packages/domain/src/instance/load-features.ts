import {
  ApiError,
  type Call,
  type FeatureKey,
  type Nodeinfo,
  instanceDetails,
  nodeinfoAt,
  nodeinfoPath,
} from '@linnet/api';
import { type InstanceDetails, offeredFeatures } from '@linnet/api/features';
import type { Environment } from '../kernel/environment';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import { type Features, createFeatures, noMissingFeatures } from './features';
import type { InstanceInformation } from './instance-facts';
import { retryUntilDone } from './retry-until-done';

export { readDocuments } from './documents';

interface LoadFeaturesOptions {
  send: <T>(call: Call<T>) => Promise<T>;
  instance: InstanceInformation;
  environment: Pick<Environment, 'forLive' | 'log'>;
  /** Graphs of the clients of this server, whose other parts refresh when features are added later. */
  graphs: () => readonly Graph[];
  /** Replaces the features when documents that were missing at first have been loaded. */
  replace: (features: Features) => void;
}

interface LoadedFeatures {
  offered: ReadonlySet<FeatureKey>;
  /** False when a document is missing because of an error that may pass. */
  isComplete: boolean;
}

/**
 * Determines the features of the server from its documents. Fetches those that the start leaves out: the second version
 * of the instance document, and nodeinfo where the server has it at a path of its own. After errors that may pass,
 * documents are fetched again until they arrive, so that no feature is missing until a reload.
 */
export async function loadFeatures(options: LoadFeaturesOptions): Promise<Features> {
  const { send, environment, graphs, replace } = options;
  const { facts, documentErrors, load, clearFailed } = options.instance;
  const missing = noMissingFeatures();
  let details: InstanceDetails | null = null;
  let fullNodeinfo: Nodeinfo | null = null;

  async function loadOnce(): Promise<LoadedFeatures> {
    await load();
    let isComplete = !documentErrors.some(isTemporary);
    if (!isComplete) clearFailed();

    async function read<T>(what: string, call: () => Promise<T>): Promise<T | null> {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        environment.log('info', `${what} could not be read`, error);
        if (isTemporary(error)) isComplete = false;
        return null;
      }
    }

    const { instance, nodeinfo } = facts.get();
    // Only Akkoma has no second version; requesting it would fail at each start.
    const hasDetails = instance?.features.includes('akkoma_api') !== true;
    [details, fullNodeinfo] = await Promise.all([
      details ??
        (hasDetails ? read('the second version of the instance', () => send(instanceDetails())) : null),
      nodeinfo ?? read('nodeinfo', async () => send(nodeinfoAt(await send(nodeinfoPath())))),
    ]);
    if (nodeinfo === null && fullNodeinfo !== null)
      facts.update((now) => ({ ...now, nodeinfo: fullNodeinfo }));
    addFieldLimits();
    return { offered: offeredFeatures({ instance, details, nodeinfo: fullNodeinfo }), isComplete };
  }

  /** Adds the limits of profile fields, which Mastodon sends in the second version alone. */
  function addFieldLimits(): void {
    const { instance } = facts.get();
    const fieldLimits = instance?.fieldLimits ?? details?.fieldLimits ?? null;
    if (instance !== null && fieldLimits !== instance.fieldLimits) {
      facts.update((now) => ({ ...now, instance: { ...instance, fieldLimits } }));
    }
  }

  let loaded = await loadOnce();
  if (!loaded.isComplete) {
    const loadMissing = async (): Promise<boolean> => {
      const before = loaded;
      loaded = await loadOnce();
      if (!isSame(before.offered, loaded.offered)) {
        replace(createFeatures(loaded.offered, missing));
        for (const graph of graphs()) liveHubOf(graph).emit('wake');
      }
      return loaded.isComplete;
    };
    retryUntilDone(loadMissing, environment);
  }
  return createFeatures(loaded.offered, missing);
}

function isSame(one: ReadonlySet<FeatureKey>, other: ReadonlySet<FeatureKey>): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key));
}

/** Whether a retry may succeed: the server was not reached, has an error, or limits requests. */
function isTemporary({ reason }: ApiError): boolean {
  return reason.kind === 'http'
    ? reason.status >= 500 || reason.status === 429
    : !['malformed', 'ignored'].includes(reason.kind);
}
