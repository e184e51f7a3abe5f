import {
  ApiError,
  frontendConfigurations,
  staticConfig,
  type Call,
  type FrontendConfiguration,
  type Instance,
  type Nodeinfo,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Log } from '../environment';
import { loadPart } from '../load-part';
import type { Settings } from '../settings/settings';
import { readInstanceConfig, type InstanceConfig } from './instance-config';

/** Null until it has been read, or when the server does not say. */
export interface InstanceFacts {
  instance: Instance | null;
  nodeinfo: Nodeinfo | null;
  config: InstanceConfig;
  /** The configuration was asked for; it may have failed, then the defaults hold. */
  configured: boolean;
}

export interface InstanceInformation {
  facts: Cell<InstanceFacts>;
  /** Asks for the configuration. Failures are only logged: the application goes on with defaults. */
  configure(): Promise<void>;
  /** Asks for everything at once, with the same patience. */
  load(): Promise<void>;
}

interface InformationOptions {
  send: <T>(call: Call<T>) => Promise<T>;
  settings: Settings;
  log: Log;
}

export function createInstanceInformation({ send, settings, log }: InformationOptions): InstanceInformation {
  const facts = createCell<InstanceFacts>({
    instance: null,
    nodeinfo: null,
    config: readInstanceConfig({}),
    configured: false,
  });

  async function ask<T>(what: string, call: Call<T>): Promise<T | null> {
    try {
      return await send(call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', `${what} could not be loaded`, error);
      return null;
    }
  }

  async function loadConfig(): Promise<void> {
    const [file, sections] = await Promise.all([
      ask<FrontendConfiguration>('the static configuration', staticConfig()),
      ask('the front-end configuration', frontendConfigurations()),
    ]);
    const raw = { ...file, ...sections?.['pleroma_fe'], ...sections?.['linnet'] };
    settings.takeInstanceDefaults(raw);
    facts.update((now) => ({ ...now, config: readInstanceConfig(raw), configured: true }));
  }

  async function loadDocuments(): Promise<void> {
    try {
      const { documentsBy } = await loadPart(() => import('./documents'));
      const documents = documentsBy(ask);
      const note = (part: Partial<InstanceFacts>): void => facts.update((now) => ({ ...now, ...part }));
      await Promise.all([
        documents.instance().then((instance) => note({ instance })),
        documents.nodeinfo().then((nodeinfo) => note({ nodeinfo })),
      ]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'no code for the documents', error);
    }
  }

  let configuring: Promise<void> | null = null;
  let documents: Promise<void> | null = null;

  async function configure(): Promise<void> {
    configuring ??= loadConfig();
    await configuring;
  }

  return {
    facts,
    configure,
    async load() {
      documents ??= loadDocuments();
      await Promise.all([configure(), documents]);
    },
  };
}
