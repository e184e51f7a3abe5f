import type { InstanceInformation } from './instance/instance-facts';
import type { LazyLive } from './live/lazy-live';
import { followAccountDefaults, type DefaultsNeeds } from './settings/account-defaults';

interface Starting extends DefaultsNeeds {
  instance: InstanceInformation;
  live: LazyLive;
}

/** Asks for what the start needs; `later` holds back what no first status waits for. */
export function startClient(client: Starting, later: (task: () => void) => void): void {
  const { session, instance, features, live, log } = client;
  const defaults = followAccountDefaults(client);
  void session.verify();
  void instance.configure();
  later(() => {
    // The instance tells where its socket is.
    void instance.load().then(live.start);
    void features.load().catch((error: unknown) => log('warn', 'no features are known', error));
    defaults.ask();
  });
}
