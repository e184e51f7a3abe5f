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

/** Whether people get a front end; null: the one of the operator's file, as long as no other is stored. */
const isPrimary = (settings: Pick<ServerSettings, 'rows'>, version: FrontEndVersion | null): boolean =>
  version === null
    ? !isStored(settings.rows, { ...primaryPlace, path: [':primary'] })
    : isSameVersion(primaryOf(settings), version);

/** The change that makes a front end the one that people get; null: the server's own. */
function changeOfPrimary(version: FrontEndVersion | null): ConfigChange {
  if (version === null) return { ...primaryPlace, delete: true, subkeys: [':primary'] };
  const { name, ref } = version;
  return { ...primaryPlace, value: [{ tuple: [':primary', { name, ref }] }] };
}

/** A front end without a page of its own, which a failed installation leaves behind. */
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
  /** Goes on when the screen is left; null before the first one. */
  readonly installation: Pick<Cell<Installation | null>, 'get' | 'subscribe'>;
  /** Downloads a version to the server, which switches nothing. One at a time. */
  install(source: FrontEndSource): Promise<void>;
  /**
   * The front end before the latest switch, also of an earlier visit; undefined before the first one, and after it was
   * switched back to or dismissed.
   */
  readonly previous: Pick<Cell<PreviousFrontEnd | undefined>, 'get' | 'subscribe'>;
  /** Ends the offer to switch back. */
  dismissPrevious(): void;
  /** Switches all people to a version. Resolves to the error; null when the server has it so. */
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
      // Without an answer, the list says whether it is there; an answer of an error leaves an empty folder at worst.
      const isThere = error?.kind === 'offline' && !wasInstalled && isInstalled(source);
      const isDone = error === null || isThere;
      installation.set({ source, state: isDone ? 'done' : 'failed', error: isDone ? null : error });
    },
    async switchTo(version) {
      const settings = configuration.state.get().value;
      const before = settings === null ? undefined : primaryOf(settings);
      const error = await configuration.send([changeOfPrimary(version)]);
      const after = configuration.state.get();
      // After a lost answer, the settings as they were loaded since tell whether people have it.
      const isAsWished = after.error === null && after.value !== null && isPrimary(after.value, version);
      if (error !== null && !isAsWished) return error;
      if (!isAsWished) return 'different';
      const back = previous.get();
      const isBack = back !== undefined && isSameVersion(back, version);
      setPrevious(isBack ? undefined : before);
      return null;
    },
  };
});
