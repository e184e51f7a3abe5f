import { createCell, type Cell } from '../cell';
import type { Log, RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import type { Setting } from './setting-kinds';
import { startSettings, type SettingKey, type SettingValue } from './start-settings';

const RECORD = 'linnet-settings';

/** Values as they were stored or configured, by the names of settings; also of names that nobody knows. */
export type RawValues = Readonly<Record<string, unknown>>;

/** The person's own values over those of their account on its server, over the instance's defaults, over ours. */
export interface Settings {
  get<K extends SettingKey>(key: K): SettingValue<K>;
  /** Sets the person's own value; undefined goes back to following the instance. False when it could not be kept. */
  set<K extends SettingKey>(key: K, value: SettingValue<K> | undefined): boolean;
  /** The value in force of any setting. One that is stored but is no value counts as not there, and is told of. */
  valueOf<T>(key: string, setting: Setting<T>): T;
  /** As `set`, of a value that its setting has read. */
  write(key: string, value: unknown): boolean;
  /** What the person chose. */
  own: Cell<RawValues>;
  /** What the instance's configuration says. */
  instance: Pick<Cell<RawValues>, 'get' | 'subscribe'>;
  /** What the account says that the person has on the server. */
  account: Pick<Cell<RawValues>, 'get' | 'subscribe'>;
  takeInstanceDefaults(configuration: RawValues): void;
  takeAccountDefaults(values: RawValues): void;
  /** What account or instance say of a setting, unread; it counts while the person has not chosen. */
  given(key: string, setting: Pick<Setting<unknown>, 'instance'>): unknown;
  subscribe(listener: () => void): () => void;
}

/** Everything is kept on this device, what is to be synced too. Records of unknown names stay as they are. */
export function createSettings(storage: RecordStorage, log: Log): Settings {
  /** As this page read or wrote it last. */
  let text = storage.read(RECORD);
  const own: Cell<RawValues> = createCell(readJsonRecord(text));
  const instance: Cell<RawValues> = createCell({});
  const account: Cell<RawValues> = createCell({});
  const toldOf = new Set<unknown>();

  function read<T>(raw: unknown, key: string, setting: Setting<T>): T | undefined {
    const value = setting.read(raw);
    if (value === undefined && raw !== undefined && raw !== null && !toldOf.has(key)) {
      toldOf.add(key);
      log('warn', `setting ${key} is unsound`, raw);
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
    const kept = storage.read(RECORD);
    // Another page may have written since. That there is no record any more says nothing about what was chosen.
    const { [key]: _before, ...others } = kept === text || !kept ? own.get() : readJsonRecord(kept);
    const next = value === undefined ? others : { ...others, [key]: value };
    const written = JSON.stringify(next);
    // Kept before it is heard of: whoever reads what follows from it finds it there.
    const isKept = storage.write(RECORD, written);
    if (isKept) text = written;
    own.set(next);
    return isKept;
  }

  return {
    get: <K extends SettingKey>(key: K) => valueOf<SettingValue<K>>(key, startSettings[key]),
    set: write,
    valueOf,
    write,
    own,
    instance,
    account,
    takeInstanceDefaults: instance.set,
    takeAccountDefaults: account.set,
    given,
    subscribe(listener) {
      const ends = [own.subscribe(listener), instance.subscribe(listener), account.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}
