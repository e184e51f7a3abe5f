import {
  ApiError,
  frontendConfigurations,
  staticConfig,
  type Call,
  type FrontendConfiguration,
} from '@linnet/api';
import { createCell } from '../cell';
import type { Environment, ServerKind } from '../environment';
import { loadPart } from '../load-part';
import type { Settings } from '../settings/settings';
import { readInstanceConfig } from './instance-config';
import type { Ask, InstanceFacts, InstanceInformation } from './instance-information';
import { keepServerKind } from './server-kind';

export type { InstanceFacts, InstanceInformation } from './instance-information';

interface InformationOptions {
  send: <T>(call: Call<T>) => Promise<T>;
  settings: Settings;
  environment: Pick<Environment, 'storage' | 'log' | 'server'>;
}

/** What people of other servers are used to: a warning is closed until the account says otherwise. */
const elsewhere: FrontendConfiguration = { collapseMessageWithSubject: true };

export function createInstanceInformation({
  send,
  settings,
  environment,
}: InformationOptions): InstanceInformation {
  const { log, storage } = environment;
  const facts = createCell<InstanceFacts>({
    instance: null,
    nodeinfo: null,
    config: readInstanceConfig({}),
    configured: false,
  });

  const missed: ApiError[] = [];
  let raw: FrontendConfiguration = {};

  const ask: Ask = async (what, bring) => {
    try {
      return await bring();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', `${what} could not be loaded`, error);
      missed.push(error);
      return null;
    }
  };

  async function askForConfig(): Promise<FrontendConfiguration> {
    const [file, sections] = await Promise.all([
      ask<FrontendConfiguration>('the configuration file', () => send(staticConfig())),
      ask('the configuration', () => send(frontendConfigurations())),
    ]);
    // What was told before stands where it could not be asked for again.
    return { ...raw, ...file, ...sections?.['pleroma_fe'], ...sections?.['linnet'] };
  }

  async function loadConfig(kind: ServerKind | null): Promise<void> {
    raw = kind === 'other' ? elsewhere : await askForConfig();
    settings.takeInstanceDefaults(raw);
    facts.update((now) => ({ ...now, config: readInstanceConfig(raw), configured: true }));
  }

  async function loadDocuments(): Promise<ServerKind | null> {
    const part = await ask('the documents', () => loadPart(() => import('../features/learn-features')));
    const kind = (await part?.readDocuments({ ask, send, facts })) ?? null;
    if (kind !== null) keepServerKind(storage, kind);
    return kind;
  }

  let server = environment.server ?? null;
  // What the page itself told is known at the next visit as well.
  if (server !== null) keepServerKind(storage, server);
  let configuring: Promise<void> | null = null;
  let documents: Promise<ServerKind | null> | null = null;

  /** Only Pleroma's have a configuration; of a server that nothing is known of its documents have to say it first. */
  async function configure(): Promise<void> {
    if (server === null) documents ??= loadDocuments();
    configuring ??= (async () => loadConfig(server ?? (await documents)))();
    await configuring;
  }

  return {
    facts,
    missed,
    configure,
    async load() {
      documents ??= loadDocuments();
      const [kind] = await Promise.all([documents, configure()]);
      if (kind !== 'pleroma' || server !== 'other') return;
      // Another server stands here than at the last visit.
      server = kind;
      configuring = null;
      await configure();
    },
    forget() {
      configuring = documents = null;
      missed.length = 0;
    },
  };
}
