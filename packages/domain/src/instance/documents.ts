import { instanceV1, nodeinfo, type Call, type Instance } from '@linnet/api';
import { describeServer } from '@linnet/api/features';
import type { Cell } from '../kernel/cell';
import type { ReadDocument, InstanceFacts } from './instance-information';
import type { ServerKind } from '../kernel/environment';

interface Reading {
  read: ReadDocument;
  send: <T>(call: Call<T>) => Promise<T>;
  facts: Cell<InstanceFacts>;
}

/**
 * Fetches the instance's document and nodeinfo, unless they are known, and resolves to the kind of the server; null
 * where that could not be found out. No status waits for it.
 */
export async function readDocuments({ read, send, facts }: Reading): Promise<ServerKind | null> {
  const known = facts.get();
  const note = (part: Partial<InstanceFacts>): void => facts.update((now) => ({ ...now, ...part }));

  async function readInstance(): Promise<Instance | null> {
    const instance = await read('the instance', () => send(instanceV1()));
    note({ instance });
    return instance;
  }

  async function readNodeinfo(): Promise<void> {
    const newer = await read('nodeinfo 2.1', () => send(nodeinfo('2.1')));
    note({ nodeinfo: newer ?? (await read('nodeinfo 2.0', () => send(nodeinfo('2.0')))) });
  }

  const instance = known.instance ?? (await readInstance());
  const kind = instance === null ? null : kindOf(instance);
  // Other servers have nodeinfo at an address that they name, which `learnFeatures` fetches; here both would be errors.
  if (known.nodeinfo === null && kind !== 'other') await readNodeinfo();
  return kind;
}

function kindOf(instance: Instance): ServerKind {
  const { family } = describeServer({ instance, details: null, nodeinfo: null });
  return family === 'pleroma' || family === 'akkoma' ? 'pleroma' : 'other';
}
