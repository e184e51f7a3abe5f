import { instanceV1, nodeinfo, type Call, type Instance, type Nodeinfo } from '@linnet/api';

/** Resolves to null when it could not be loaded. */
type Ask = <T>(what: string, call: Call<T>) => Promise<T | null>;

/** What the server says of itself. No status waits for it. */
export interface Documents {
  instance(): Promise<Instance | null>;
  nodeinfo(): Promise<Nodeinfo | null>;
}

export function documentsBy(ask: Ask): Documents {
  return {
    instance: () => ask('the instance', instanceV1()),
    async nodeinfo() {
      return (await ask('nodeinfo 2.1', nodeinfo('2.1'))) ?? (await ask('nodeinfo 2.0', nodeinfo('2.0')));
    },
  };
}
