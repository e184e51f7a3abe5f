import { instanceV1, nodeinfo, type Call, type Instance } from '@linnet/api';
import { describeServer } from '@linnet/api/features';
import type { Cell } from '../kernel/cell';
import type { ReadDocument, InstanceFacts } from './instance-facts';
import type { ServerKind } from '../kernel/environment';

interface ReadOptions {
  read: ReadDocument;
  send: <T>(call: Call<T>) => Promise<T>;
  facts: Cell<InstanceFacts>;
}

/**
 * Fetches the instance's document and nodeinfo, unless they are known. Resolves to the kind of the server; null if the
 * document could not be loaded. Statuses are loaded without waiting for this.
 */
export async function readDocuments({ read, send, facts }: ReadOptions): Promise<ServerKind | null> {
  const loaded = facts.get();
  const addFacts = (part: Partial<InstanceFacts>): void => facts.update((now) => ({ ...now, ...part }));

  async function readInstance(): Promise<Instance | null> {
    const instance = await read('the instance', () => send(instanceV1()));
    addFacts({ instance });
    return instance;
  }

  async function readNodeinfo(): Promise<void> {
    const newer = await read('nodeinfo 2.1', () => send(nodeinfo('2.1')));
    addFacts({ nodeinfo: newer ?? (await read('nodeinfo 2.0', () => send(nodeinfo('2.0')))) });
  }

  const instance = loaded.instance ?? (await readInstance());
  const kind = instance === null ? null : kindOf(instance);
  // Other servers have nodeinfo at another address, which `loadFeatures` fetches.
  if (loaded.nodeinfo === null && kind !== 'other') await readNodeinfo();
  return kind;
}

function kindOf(instance: Instance): ServerKind {
  const { family } = describeServer({ instance, details: null, nodeinfo: null });
  return family === 'pleroma' || family === 'akkoma' ? 'pleroma' : 'other';
}
