import { ApiError, type ConfigValue } from '@linnet/api';
import type { Client } from '../client/client';
import { type StepOutcome, runChecked } from '../kernel/tasks/checked-step';
import { changesFor } from './config-changes';
import { listOf, tupleOf } from './config-value';
import { everySetting } from './find-settings';
import { type ServerSettings, serverConfigurationOf } from './server-configuration';
import { type ReadyEdit, presentValue } from './setting-edits';
import { type ServerMeasure, measureId, serverMeasures, simplePolicy } from './undescribed-settings';

const POLICIES = ':pleroma :mrf :policies';

const settingOf = ({ sections }: ServerSettings, id: string) =>
  everySetting(sections).find((setting) => setting.id === id);

function valueOf(settings: ServerSettings, id: string): ConfigValue | undefined {
  const setting = settingOf(settings, id);
  return setting && presentValue(settings.rows, setting);
}

/** The entries of a list, or of a setting whose only entry is stored without a list. */
const entriesOf = (value: ConfigValue | undefined): readonly ConfigValue[] =>
  listOf(value) ?? (value === undefined || value === null ? [] : [value]);

interface MeasuredHost {
  readonly rule: ServerMeasure;
  readonly host: string;
  readonly reason: string | null;
}

/** The servers against which the settings have a measure, once for each measure. */
export const measuredHosts = (settings: ServerSettings): readonly MeasuredHost[] =>
  serverMeasures.flatMap((rule) =>
    entriesOf(valueOf(settings, measureId(rule))).flatMap((entry): MeasuredHost[] => {
      const [host, reason] = tupleOf(entry) ?? [entry];
      if (typeof host !== 'string') return [];
      return [{ rule, host, reason: typeof reason === 'string' && reason !== '' ? reason : null }];
    }),
  );

const isPolicyOn = (settings: ServerSettings): boolean =>
  entriesOf(valueOf(settings, POLICIES)).includes(simplePolicy);

/** Whether the server rejects everything from another one: that is in the list, and the policy is on. */
export const isBlocked = (settings: ServerSettings, host: string): boolean =>
  isPolicyOn(settings) &&
  measuredHosts(settings).some((each) => each.rule === 'reject' && each.host === host);

/**
 * The edits that block a server: its entry, and the policy that applies the list. Null where these settings are
 * missing.
 */
function blockingEdits(settings: ServerSettings, host: string, reason: string): readonly ReadyEdit[] | null {
  const rejected = settingOf(settings, measureId('reject'));
  const policies = settingOf(settings, POLICIES);
  if (rejected === undefined || policies === undefined) return null;
  const hosts = entriesOf(presentValue(settings.rows, rejected));
  const isListed = measuredHosts(settings).some((each) => each.rule === 'reject' && each.host === host);
  // Older servers have plain names instead of pairs, and understand nothing else.
  const isPlain = hosts.length > 0 && hosts.every((entry) => typeof entry === 'string');
  const entry: ConfigValue = isPlain ? host : { tuple: [host, reason] };
  const names = entriesOf(presentValue(settings.rows, policies));
  return [
    ...(isListed ? [] : [{ kind: 'value' as const, setting: rejected, value: [...hosts, entry] }]),
    ...(names.includes(simplePolicy)
      ? []
      : [{ kind: 'value' as const, setting: policies, value: [...names, simplePolicy] }]),
  ];
}

/**
 * Blocks another server. One call sends the entry and the policy together, so that none of them is saved alone. The
 * settings are loaded before and after it.
 */
export function blockHost(
  client: Client,
  host: string,
  reason: string,
): Promise<StepOutcome<ServerSettings>> {
  const configuration = serverConfigurationOf(client);
  async function load(): Promise<ServerSettings> {
    const error = await configuration.reload();
    const { value } = configuration.state.get();
    if (error !== null || value === null)
      throw new ApiError(error ?? { kind: 'malformed', what: 'configuration' });
    return value;
  }
  return runChecked<ServerSettings>({
    load,
    isSame: ({ isInDatabase }) => isInDatabase,
    isDone: (settings) => isBlocked(settings, host),
    async act() {
      const settings = await load();
      const edits = blockingEdits(settings, host, reason);
      if (edits === null) return { kind: 'ignored' };
      return configuration.send(changesFor(settings.rows, edits));
    },
  });
}
