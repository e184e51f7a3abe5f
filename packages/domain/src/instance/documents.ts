import { instanceV1, nodeinfo, type Call, type Instance } from '@linnet/api';
import type { Cell } from '../cell';
import type { Ask, InstanceFacts } from './instance-information';

interface Reading {
  ask: Ask;
  send: <T>(call: Call<T>) => Promise<T>;
  facts: Cell<InstanceFacts>;
}

/** Reads what the server says of itself, as far as it is not known. No status waits for it. */
export async function readDocuments({ ask, send, facts }: Reading): Promise<void> {
  const known = facts.get();
  const note = (part: Partial<InstanceFacts>): void => facts.update((now) => ({ ...now, ...part }));

  async function readInstance(): Promise<Instance | null> {
    const instance = await ask('the instance', () => send(instanceV1()));
    note({ instance });
    return instance;
  }

  async function readNodeinfo(): Promise<void> {
    const newer = await ask('nodeinfo 2.1', () => send(nodeinfo('2.1')));
    note({ nodeinfo: newer ?? (await ask('nodeinfo 2.0', () => send(nodeinfo('2.0')))) });
  }

  const instance = known.instance ?? (await readInstance());
  // Others have it at a place that they name (`learnFeatures` asks): here each of them would refuse.
  if (known.nodeinfo === null && mayBePleroma(instance)) await readNodeinfo();
}

function mayBePleroma(instance: Instance | null): boolean {
  if (instance === null) return true;
  const { features, version } = instance;
  return (
    features.includes('pleroma_api') || features.includes('akkoma_api') || version.includes('compatible;')
  );
}
