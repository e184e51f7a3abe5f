import {
  ApiError,
  frontendConfigurations,
  staticConfig,
  type Call,
  type FrontendConfiguration,
} from '@linnet/api';
import { createCell } from '../cell';
import type { Log } from '../environment';
import { loadPart } from '../load-part';
import type { Settings } from '../settings/settings';
import { readInstanceConfig } from './instance-config';
import type { Ask, InstanceFacts, InstanceInformation } from './instance-information';

export type { InstanceFacts, InstanceInformation } from './instance-information';

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

  async function loadConfig(): Promise<void> {
    const [file, sections] = await Promise.all([
      ask<FrontendConfiguration>('the configuration file', () => send(staticConfig())),
      ask('the configuration', () => send(frontendConfigurations())),
    ]);
    // What was told before stands where it could not be asked for again.
    raw = { ...raw, ...file, ...sections?.['pleroma_fe'], ...sections?.['linnet'] };
    settings.takeInstanceDefaults(raw);
    facts.update((now) => ({ ...now, config: readInstanceConfig(raw), configured: true }));
  }

  async function loadDocuments(): Promise<void> {
    const part = await ask('the documents', () => loadPart(() => import('../features/learn-features')));
    await part?.readDocuments({ ask, send, facts });
  }

  let configuring: Promise<void> | null = null;
  let documents: Promise<void> | null = null;

  async function configure(): Promise<void> {
    configuring ??= loadConfig();
    await configuring;
  }

  return {
    facts,
    missed,
    configure,
    async load() {
      documents ??= loadDocuments();
      await Promise.all([configure(), documents]);
    },
    forget() {
      configuring = documents = null;
      missed.length = 0;
    },
  };
}
