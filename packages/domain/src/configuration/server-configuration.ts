import {
  ApiError,
  changeConfiguration,
  configDescriptions,
  needsRestart,
  restartServer,
  serverConfiguration,
  type ConfigChange,
  type ConfigRow,
  type Configuration,
  type ErrorReason,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { type Cell, createCell } from '../kernel/cell';
import { errorOf } from '../kernel/error-of';
import type { Resource } from '../kernel/resource/resource';
import { type DescribedSection, sectionsOf } from './described-settings';
import { withUndescribed } from './undescribed-settings';

/** The server's settings as they are in force, and its own descriptions of them. */
export interface ServerSettings {
  readonly sections: readonly DescribedSection[];
  readonly rows: readonly ConfigRow[];
  /** False where the operator keeps the configuration in a file alone: then there are no rows. */
  readonly isInDatabase: boolean;
  /** Whether a change takes effect only when the server is restarted. */
  readonly needsRestart: boolean;
}

export interface ServerConfiguration extends Pick<
  Resource<ServerSettings>,
  'state' | 'load' | 'reload' | 'follow'
> {
  /** Sends changes, then reloads the settings, also after an error, because some changes may have been made. */
  send(changes: readonly ConfigChange[]): Promise<ErrorReason | null>;
  /** Whether a restart is under way. It continues when the screen is left. */
  readonly isRestarting: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  /** Restarts the server and waits until it answers again. */
  restart(): Promise<ErrorReason | null>;
}

/** Whether the error is that of a server whose configuration is only in its file. */
function isKeptInFile(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.reason.kind !== 'http') return false;
  return (
    error.reason.status === 400 && JSON.stringify(error.reason.body).includes('configurable_from_database')
  );
}

async function fetchConfiguration(send: Client['send']): Promise<Configuration | null> {
  try {
    return await send(serverConfiguration());
  } catch (error) {
    if (isKeptInFile(error)) return null;
    throw error;
  }
}

/** Screens that are opened within this time share an answer. */
const FRESH_MS = 5_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const RESTART_POLL_MS = 1_000;
/** Servers usually answer again after ten seconds; slow ones need a minute. */
const MAX_RESTART_MS = 180_000;

/** Whether only a proxy answers, or nothing: the server may have stopped before it could answer. */
const isDown = (reason: ErrorReason): boolean =>
  reason.kind === 'offline' || (reason.kind === 'http' && [502, 503, 504].includes(reason.status));

/** Whether the restart has not happened yet; the error when the server does not answer. */
async function isRestartPending(send: Client['send']): Promise<boolean | ErrorReason> {
  try {
    return await send(needsRestart());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}

export const serverConfigurationOf = perClient((client): ServerConfiguration => {
  const { send, life } = client;

  /** The descriptions are large and belong to the server's version: they are loaded once. */
  let described: readonly DescribedSection[] | null = null;
  const fetchSections = async (): Promise<readonly DescribedSection[]> =>
    (described ??= sectionsOf((await send(configDescriptions())).items));

  async function load(): Promise<ServerSettings> {
    const [configuration, sections] = await Promise.all([fetchConfiguration(send), fetchSections()]);
    const rows = configuration?.rows ?? [];
    return {
      sections: withUndescribed(sections, rows),
      rows,
      isInDatabase: configuration !== null,
      needsRestart: configuration?.needsRestart ?? false,
    };
  }

  const resource = clientResource(client, { load, freshForMs: FRESH_MS });
  const isRestarting = createCell(false);

  /** Polls until the server has restarted. While it is down, requests fail. */
  async function untilRestarted(): Promise<ErrorReason | null> {
    const end = Date.now() + MAX_RESTART_MS;
    let last: ErrorReason | null = null;
    while (Date.now() < end && !life.isOver()) {
      await pause(RESTART_POLL_MS);
      const answer = await isRestartPending(send);
      if (answer === false) return null;
      last = answer === true ? null : answer;
    }
    return last ?? { kind: 'offline', timedOut: true };
  }

  async function restart(): Promise<ErrorReason | null> {
    const error = await errorOf(send(restartServer()));
    if (error !== null && !isDown(error)) return error;
    return (await untilRestarted()) ?? resource.reload();
  }

  return {
    state: resource.state,
    load: resource.load,
    reload: resource.reload,
    follow: resource.follow,
    async send(changes) {
      const error = await errorOf(send(changeConfiguration(changes)));
      return (await resource.reload()) ?? error;
    },
    isRestarting,
    async restart() {
      isRestarting.set(true);
      try {
        return await restart();
      } finally {
        isRestarting.set(false);
      }
    },
  };
});
