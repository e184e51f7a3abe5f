import { createCell, type Cell } from '../kernel/cell';
import type { Log, RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import type { Setting } from './setting-kinds';
import { startSettings, type SettingKey, type SettingValue } from './start-settings';

const RECORD = 'linnet-settings';

/** Values as they were stored or configured, by the names of settings, including unknown names. */
export type RawValues = Readonly<Record<string, unknown>>;

/** The viewer's own values, over those of the account on the server, over the instance's defaults, over ours. */
export interface Settings {
  get<K extends SettingKey>(key: K): SettingValue<K>;
  /** Sets the viewer's own value; undefined removes it. False when it could not be stored. */
  set<K extends SettingKey>(key: K, value: SettingValue<K> | undefined): boolean;
  /** The effective value of any setting. An invalid stored value counts as none, and is logged. */
  valueOf<T>(key: string, setting: Setting<T>): T;
  /** Like `set`, for any setting and a value that it has read. */
  write(key: string, value: unknown): boolean;
  /** The viewer's own values. */
  own: Cell<RawValues>;
  /** Values of the instance's configuration. */
  instance: Pick<Cell<RawValues>, 'get' | 'subscribe'>;
  /** Values of the account on the server. */
  account: Pick<Cell<RawValues>, 'get' | 'subscribe'>;
  setInstanceDefaults(configuration: RawValues): void;
  setAccountDefaults(values: RawValues): void;
  /** The unvalidated value of the account or the instance, which counts while there is no own value. */
  given(key: string, setting: Pick<Setting<unknown>, 'instance'>): unknown;
  subscribe(listener: () => void): () => void;
}

/** Own values are stored on this device, synced ones too. Values under unknown names stay as they are. */
export function createSettings(storage: RecordStorage, log: Log): Settings {
  /** The stored text as this page last read or wrote it. */
  let text = storage.read(RECORD);
  const own: Cell<RawValues> = createCell(readJsonRecord(text));
  const instance: Cell<RawValues> = createCell({});
  const account: Cell<RawValues> = createCell({});
  // One list of listeners for all three: every card on a page has some of them.
  const changes = createCell({});
  for (const values of [own, instance, account]) values.subscribe(() => changes.set({}));
  const logged = new Set<unknown>();

  function read<T>(raw: unknown, key: string, setting: Setting<T>): T | undefined {
    const value = setting.read(raw);
    if (value === undefined && raw !== undefined && raw !== null && !logged.has(key)) {
      logged.add(key);
      log('warn', `setting ${key} has an invalid value`, raw);
    }
    return value;
  }

  function valueOf<T>(key: string, setting: Setting<T>): T {
    const value = read(own.get()[key], key, setting);
    if (value !== undefined) return value;
    const fallback = read(given(key, setting), key, setting);
    return fallback === undefined ? setting.default : fallback;
  }

  function given(key: string, setting: Pick<Setting<unknown>, 'instance'>): unknown {
    return account.get()[key] ?? (setting.instance ? instance.get()[key] : undefined);
  }

  function write(key: string, value: unknown): boolean {
    const stored = storage.read(RECORD);
    // Another tab may have written since. A missing record does not mean that values were removed.
    const { [key]: _before, ...others } = stored === text || !stored ? own.get() : readJsonRecord(stored);
    const next = value === undefined ? others : { ...others, [key]: value };
    const written = JSON.stringify(next);
    // Stored before subscribers are called, so that they can read it there.
    const isStored = storage.write(RECORD, written);
    if (isStored) text = written;
    own.set(next);
    return isStored;
  }

  return {
    get: <K extends SettingKey>(key: K) => valueOf<SettingValue<K>>(key, startSettings[key]),
    set: write,
    valueOf,
    write,
    own,
    instance,
    account,
    setInstanceDefaults: instance.set,
    setAccountDefaults: account.set,
    given,
    subscribe: changes.subscribe,
  };
}
