import { ApiError, type Call } from '@linnet/api';
import { instanceDetails, nodeinfoAt, nodeinfoPath, offeredFeatures } from '@linnet/api/features';
import type { Cell } from '../cell';
import type { Log } from '../environment';
import type { InstanceFacts } from '../instance/instance-facts';
import { createFeatures, type Features } from './features';

interface LearnOptions {
  send: <T>(call: Call<T>) => Promise<T>;
  /** Read already, as far as the start reads them. */
  facts: Cell<InstanceFacts>;
  log: Log;
}

/**
 * Decides what the server can, once its first documents were read. Asks for those that the start has no time for:
 * the second version of the instance document, and nodeinfo where the server has it at a place of its own.
 */
export async function learnFeatures({ send, facts, log }: LearnOptions): Promise<Features> {
  const { instance, nodeinfo } = facts.get();

  async function ask<T>(what: string, call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('info', `${what} could not be read`, error);
      return null;
    }
  }

  // The only family without it; asking would be a failed request at each start.
  const hasDetails = instance?.features.includes('akkoma_api') !== true;
  const [details, found] = await Promise.all([
    hasDetails ? ask('the second version of the instance', () => send(instanceDetails())) : null,
    nodeinfo ?? ask('nodeinfo', async () => send(nodeinfoAt(await send(nodeinfoPath())))),
  ]);
  if (nodeinfo === null && found !== null) facts.update((now) => ({ ...now, nodeinfo: found }));
  return createFeatures(offeredFeatures({ instance, details, nodeinfo: found }));
}
