import {
  ApiError,
  type Call,
  type FrontendConfiguration,
  frontendConfigurations,
  staticConfig,
} from '@linnet/api';
import { createCell } from '../kernel/cell';
import type { Environment, ServerKind } from '../kernel/environment';
import { loadPart } from '../kernel/lazy';
import { serverRecord, serverScope } from '../kernel/records';
import type { Settings } from '../settings/settings';
import { readInstanceConfig } from './instance-config';
import type { ReadDocument, InstanceFacts, InstanceInformation } from './instance-facts';

/** Stores the kind of the server, which the start script reads at the next visit. */
function storeServerKind(
  environment: Pick<Environment, 'storage' | 'baseUrl' | 'origin'>,
  kind: ServerKind,
): void {
  const { storage } = environment;
  const name = serverRecord('server', serverScope(environment));
  if (storage.read(name) !== kind) storage.write(name, kind);
}

interface InformationOptions {
  send: <T>(call: Call<T>) => Promise<T>;
  settings: Pick<Settings, 'setInstanceDefaults'>;
  environment: Pick<Environment, 'baseUrl' | 'origin' | 'storage' | 'log' | 'server'>;
}

/**
 * The defaults at servers other than Pleroma: content warnings are closed until the account's own preference says
 * otherwise, as people there expect it.
 */
const defaultsElsewhere: FrontendConfiguration = { collapseMessageWithSubject: true };

export function createInstanceInformation({
  send,
  settings,
  environment,
}: InformationOptions): InstanceInformation {
  const { log } = environment;
  const facts = createCell<InstanceFacts>({
    instance: null,
    nodeinfo: null,
    config: readInstanceConfig({}),
    isConfigured: false,
  });

  const documentErrors: ApiError[] = [];
  let raw: FrontendConfiguration = {};

  const read: ReadDocument = async (what, load) => {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', `${what} could not be loaded`, error);
      documentErrors.push(error);
      return null;
    }
  };

  async function fetchConfig(): Promise<FrontendConfiguration> {
    const [file, sections] = await Promise.all([
      read<FrontendConfiguration>('the configuration file', () => send(staticConfig())),
      read('the configuration', () => send(frontendConfigurations())),
    ]);
    // The previous values stay where a document could not be loaded again.
    return { ...raw, ...file, ...sections?.['pleroma_fe'], ...sections?.['linnet'] };
  }

  async function loadConfig(kind: ServerKind | null): Promise<void> {
    raw = kind === 'other' ? defaultsElsewhere : await fetchConfig();
    settings.setInstanceDefaults(raw);
    facts.update((now) => ({ ...now, config: readInstanceConfig(raw), isConfigured: true }));
  }

  async function loadDocuments(): Promise<ServerKind | null> {
    const part = await read('the documents', () => loadPart(() => import('./load-features')));
    const kind = (await part?.readDocuments({ read, send, facts })) ?? null;
    if (kind !== null) storeServerKind(environment, kind);
    return kind;
  }

  let server = environment.server ?? null;
  // If the page was delivered with the kind of its server, it is stored for the next visit.
  if (server !== null) storeServerKind(environment, server);
  let configuring: Promise<void> | null = null;
  let documents: Promise<ServerKind | null> | null = null;

  /**
   * Loads the configuration. Only Pleroma has one: while the kind of the server is not known, its documents come first.
   */
  async function configure(): Promise<void> {
    if (server === null) documents ??= loadDocuments();
    configuring ??= (async () => loadConfig(server ?? (await documents)))();
    await configuring;
  }

  return {
    facts,
    documentErrors,
    configure,
    async load() {
      documents ??= loadDocuments();
      const [kind] = await Promise.all([documents, configure()]);
      if (kind !== 'pleroma' || server !== 'other') return;
      // At the last visit the server was no Pleroma, so its configuration was not requested.
      server = kind;
      configuring = null;
      await configure();
    },
    clearFailed() {
      configuring = documents = null;
      documentErrors.length = 0;
    },
  };
}
