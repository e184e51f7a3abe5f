import { ApiError, type Call, type FeatureKey, type Nodeinfo } from '@linnet/api';
import {
  type InstanceDetails,
  instanceDetails,
  nodeinfoAt,
  nodeinfoPath,
  offeredFeatures,
} from '@linnet/api/features';
import type { Environment } from '../kernel/environment';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import { type Features, createFeatures, noneGone } from './features';
import type { InstanceInformation } from './instance-information';
import { learnAgain } from './learn-again';

export { readDocuments } from './documents';

interface LearnOptions {
  send: <T>(call: Call<T>) => Promise<T>;
  instance: InstanceInformation;
  environment: Pick<Environment, 'forLive' | 'log'>;
  /** Graphs of the clients of this server. When features are added later, their other parts refresh. */
  graphs: () => readonly Graph[];
  /** Replaces the features when the server was away and more became known later. */
  replace: (features: Features) => void;
}

interface Learned {
  offered: ReadonlySet<FeatureKey>;
  /** Whether no document is missing because the server was away. */
  isWhole: boolean;
}

/**
 * Determines the features of the server after its first documents were read. Fetches those that the start leaves out:
 * the second version of the instance document, and nodeinfo where the server has it at a path of its own. Documents
 * that were missing because the server was away are fetched again until they arrive, so that no feature is missing
 * until a reload.
 */
export async function learnFeatures(options: LearnOptions): Promise<Features> {
  const { send, environment, graphs, replace } = options;
  const { facts, missed, load, forget } = options.instance;
  const gone = noneGone();
  let details: InstanceDetails | null = null;
  let found: Nodeinfo | null = null;

  async function learn(): Promise<Learned> {
    await load();
    let isWhole = !missed.some(mayPass);
    if (!isWhole) forget();

    async function read<T>(what: string, call: () => Promise<T>): Promise<T | null> {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        environment.log('info', `${what} could not be read`, error);
        if (mayPass(error)) isWhole = false;
        return null;
      }
    }

    const { instance, nodeinfo } = facts.get();
    // Only Akkoma has no second version; requesting it would fail at each start.
    const hasDetails = instance?.features.includes('akkoma_api') !== true;
    [details, found] = await Promise.all([
      details ??
        (hasDetails ? read('the second version of the instance', () => send(instanceDetails())) : null),
      nodeinfo ?? read('nodeinfo', async () => send(nodeinfoAt(await send(nodeinfoPath())))),
    ]);
    if (nodeinfo === null && found !== null) facts.update((now) => ({ ...now, nodeinfo: found }));
    noteFieldLimits();
    return { offered: offeredFeatures({ instance, details, nodeinfo: found }), isWhole };
  }

  /** Takes over the limits of profile fields, which Mastodon sends in the second version alone. */
  function noteFieldLimits(): void {
    const { instance } = facts.get();
    const fieldLimits = instance?.fieldLimits ?? details?.fieldLimits ?? null;
    if (instance !== null && fieldLimits !== instance.fieldLimits) {
      facts.update((now) => ({ ...now, instance: { ...instance, fieldLimits } }));
    }
  }

  let known = await learn();
  if (!known.isWhole) {
    const learnMore = async (): Promise<boolean> => {
      const before = known;
      known = await learn();
      if (!isSame(before.offered, known.offered)) {
        replace(createFeatures(known.offered, gone));
        for (const graph of graphs()) liveHubOf(graph).emit('wake');
      }
      return known.isWhole;
    };
    learnAgain(learnMore, environment);
  }
  return createFeatures(known.offered, gone);
}

function isSame(one: ReadonlySet<FeatureKey>, other: ReadonlySet<FeatureKey>): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key));
}

/** Whether a retry may succeed: the server was not reached, has an error, or limits requests. */
function mayPass({ reason }: ApiError): boolean {
  return reason.kind === 'http'
    ? reason.status >= 500 || reason.status === 429
    : !['malformed', 'ignored'].includes(reason.kind);
}
