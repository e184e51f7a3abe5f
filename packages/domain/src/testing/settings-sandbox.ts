import { updateProfile, verifyCredentials } from '@linnet/api';
import { delay, type SettingsServer, type NetworkDelay } from './settings-server';
import { startServer } from './start-server';

type Store = Readonly<Record<string, unknown>>;

/** The sandbox as the server that keeps the settings of alice, on a network that a test makes bad. */
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

  /** What a test looks at takes no time and is never lost. */
  const account = () => near.send(verifyCredentials());
  const server: SettingsServer = { account, send: far.send };

  return {
    ...server,
    /** The store as the server answers it. */
    store: async (): Promise<Store> => (await account()).settingsStore,
    /** Another client writes its record. */
    put: (settingsStore: Store) => far.send(updateProfile({ settingsStore })),
    /** Nothing is kept. */
    async empty(): Promise<void> {
      await door('settings', { profileUpdateMs: 0 });
      await near.send(updateProfile({ settingsStore: { linnet: {}, 'pleroma-fe': {} } }));
    },
    /** Requests fare like this from now on, and a change takes the server so many milliseconds. */
    async setConditions(delayOf: () => NetworkDelay, updateMs: number): Promise<void> {
      await door('settings', { profileUpdateMs: updateMs });
      wait = delayOf;
    },
    /** How many changes were sent. */
    writes: () => writes,
  };
}

export type SettingsSandbox = Awaited<ReturnType<typeof startSettingsSandbox>>;
