import {
  frontEnds,
  installFrontEnd,
  type ConfigChange,
  type ErrorReason,
  type FrontEnd,
  type FrontEndSource,
} from '@linnet/api';
import { perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { type Cell, createCell } from '../kernel/cell';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';
import { valueAt } from './config-value';
import {
  type FrontEndVersion,
  type PreviousFrontEnd,
  storedPrevious,
  storePrevious,
} from './front-end-record';
import { type ServerSettings, serverConfigurationOf } from './server-configuration';
import { isStored, rowOf } from './setting-edits';

const primaryPlace = { group: ':pleroma', key: ':frontends' };

/** The front end that people get; null when none is named, and the server shows its own. */
export function primaryOf({ rows }: Pick<ServerSettings, 'rows'>): FrontEndVersion | null {
  const row = rowOf(rows, primaryPlace)?.value;
  const [name, ref] = ['name', 'ref'].map((key) => valueAt(row, [':primary', key]));
  return typeof name === 'string' && typeof ref === 'string' ? { name, ref } : null;
}

export const isSameVersion = (one: FrontEndVersion | null, other: FrontEndVersion | null): boolean =>
  one?.name === other?.name && one?.ref === other?.ref;

/** Whether people get a front end. Null is the one in the operator's file, which they get while no other is stored. */
const isPrimary = (settings: Pick<ServerSettings, 'rows'>, version: FrontEndVersion | null): boolean =>
  version === null
    ? !isStored(settings.rows, { ...primaryPlace, path: [':primary'] })
    : isSameVersion(primaryOf(settings), version);

/** The change that makes a front end the one that people get; null for the one in the operator's file. */
function changeOfPrimary(version: FrontEndVersion | null): ConfigChange {
  if (version === null) return { ...primaryPlace, delete: true, subkeys: [':primary'] };
  const { name, ref } = version;
  return { ...primaryPlace, value: [{ tuple: [':primary', { name, ref }] }] };
}

/** Whether this is the folder that a failed installation leaves behind. */
const isLeftover = ({ name, buildUrl, ref }: FrontEnd): boolean =>
  name === 'tmp' && buildUrl === null && ref === null;

/** What the latest installation is doing, or how it ended. */
export interface Installation {
  readonly source: FrontEndSource;
  readonly state: 'running' | 'done' | 'failed';
  readonly error: ErrorReason | null;
}

/** The front ends of the server. */
export interface FrontEnds extends Pick<Resource<readonly FrontEnd[]>, 'state' | 'load' | 'follow'> {
  /** The latest installation, which continues when the screen is left; null before the first one. */
  readonly installation: Pick<Cell<Installation | null>, 'get' | 'subscribe'>;
  /** Has the server download a version, without switching to it. Does nothing during another installation. */
  install(source: FrontEndSource): Promise<void>;
  /**
   * The front end before the latest switch, also one of an earlier visit. Undefined before the first switch, and after
   * the viewer has switched back or dismissed the offer.
   */
  readonly previous: Pick<Cell<PreviousFrontEnd | undefined>, 'get' | 'subscribe'>;
  /** Ends the offer to switch back. */
  dismissPrevious(): void;
  /**
   * Switches all people to a version. Resolves to the error, `different` if the server has ignored it; null on success.
   */
  switchTo(version: FrontEndVersion | null): Promise<ErrorReason | 'different' | null>;
}

export const frontEndsOf = perClient((client): FrontEnds => {
  const { send } = client;
  const configuration = serverConfigurationOf(client);
  const installation = createCell<Installation | null>(null);
  const previous = createCell(storedPrevious(client));
  const shown = (all: readonly FrontEnd[]) => all.filter((each) => !isLeftover(each));
  const resource = clientResource<readonly FrontEnd[]>(client, {
    load: async () => shown((await send(frontEnds())).items),
  });

  function setPrevious(version: PreviousFrontEnd | undefined): void {
    previous.set(version);
    storePrevious(client, version);
  }

  const isInstalled = ({ name, ref }: FrontEndSource): boolean =>
    resource.state.get().value?.some((each) => each.name === name && each.installedRefs.includes(ref)) ===
    true;

  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    installation,
    previous,
    dismissPrevious: () => setPrevious(undefined),
    async install(source) {
      if (installation.get()?.state === 'running') return;
      const wasInstalled = isInstalled(source);
      installation.set({ source, state: 'running', error: null });
      const error = await errorOf(send(installFrontEnd(source)));
      await resource.reload();
      // After a lost answer the list decides. After an error of the server it may contain an empty folder.
      const isListed = error?.kind === 'offline' && !wasInstalled && isInstalled(source);
      const isDone = error === null || isListed;
      installation.set({ source, state: isDone ? 'done' : 'failed', error: isDone ? null : error });
    },
    async switchTo(version) {
      const settings = configuration.state.get().value;
      const before = settings === null ? undefined : primaryOf(settings);
      const error = await configuration.send([changeOfPrimary(version)]);
      const after = configuration.state.get();
      // After a lost answer, the settings that were loaded since show whether the switch was made.
      const isSwitched = after.error === null && after.value !== null && isPrimary(after.value, version);
      if (error !== null && !isSwitched) return error;
      if (!isSwitched) return 'different';
      const back = previous.get();
      const isBack = back !== undefined && isSameVersion(back, version);
      setPrevious(isBack ? undefined : before);
      return null;
    },
  };
});
