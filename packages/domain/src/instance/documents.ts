import { instanceV1, nodeinfo, type Call } from '@linnet/api';
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

  async function readInstance(): Promise<void> {
    note({ instance: await ask('the instance', () => send(instanceV1())) });
  }

  async function readNodeinfo(): Promise<void> {
    const newer = await ask('nodeinfo 2.1', () => send(nodeinfo('2.1')));
    note({ nodeinfo: newer ?? (await ask('nodeinfo 2.0', () => send(nodeinfo('2.0')))) });
  }

  await Promise.all([known.instance ?? readInstance(), known.nodeinfo ?? readNodeinfo()]);
}
