import { updateProfile, verifyCredentials } from '@linnet/api';
import { delay, type SettingsServer, type NetworkDelay } from './settings-server';
import { startServer } from './start-server';

type Store = Readonly<Record<string, unknown>>;

/** The sandbox as the server of Alice's settings, on a network that a test can delay and break. */
export async function startSettingsSandbox() {
  const { visitAs, door } = await startServer();
  let writes = 0;
  let wait: () => NetworkDelay = () => ({ requestMs: 0, responseMs: 0, lost: null });

  async function between(request: Request, next: typeof fetch): Promise<Response> {
    if (request.method === 'PATCH') writes += 1;
    const { requestMs, responseMs, lost } = wait();
    await delay(requestMs);
    if (lost === 'there') throw new TypeError('The request was lost.');
    const answer = await next(request);
    await delay(responseMs);
    if (lost === 'back') throw new TypeError('The answer was lost.');
    return answer;
  }

  const near = await visitAs('alice');
  const far = await visitAs('alice', { between });

  /** Reads for the test itself, past the delays. */
  const account = () => near.send(verifyCredentials());
  const server: SettingsServer = { account, send: far.send };

  return {
    ...server,
    /** The settings store on the server. */
    store: async (): Promise<Store> => (await account()).settingsStore,
    /** Writes as another client. */
    put: (settingsStore: Store) => far.send(updateProfile({ settingsStore })),
    /** Empties the settings store. */
    async empty(): Promise<void> {
      await door('settings', { profileUpdateMs: 0 });
      await near.send(updateProfile({ settingsStore: { linnet: {}, 'pleroma-fe': {} } }));
    },
    /** Sets the delays of the following requests and how long the server takes for an update, in milliseconds. */
    async setConditions(delayOf: () => NetworkDelay, updateMs: number): Promise<void> {
      await door('settings', { profileUpdateMs: updateMs });
      wait = delayOf;
    },
    /** The number of updates sent. */
    writes: () => writes,
  };
}

export type SettingsSandbox = Awaited<ReturnType<typeof startSettingsSandbox>>;
