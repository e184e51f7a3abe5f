import { createCell, type Cell } from '../cell';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import { settingsList, type SettingKey, type SettingValue } from './settings-list';

const RECORD = 'linnet-settings';

/** The person's own values over the instance's defaults over ours. */
export interface Settings {
  get<K extends SettingKey>(key: K): SettingValue<K>;
  /** Sets the person's own value; undefined goes back to following the instance. */
  set<K extends SettingKey>(key: K, value: SettingValue<K> | undefined): void;
  /** What the instance's configuration says; unknown keys and wrong values are left out. */
  takeInstanceDefaults(configuration: Readonly<Record<string, unknown>>): void;
  subscribe(listener: () => void): () => void;
}

type Values = Readonly<Partial<Record<SettingKey, unknown>>>;

export function createSettings(storage: RecordStorage): Settings {
  const own: Cell<Values> = createCell(readJsonRecord(storage.read(RECORD)));
  const instance: Cell<Values> = createCell({});

  return {
    get<K extends SettingKey>(key: K): SettingValue<K> {
      const setting = settingsList[key];
      const value = setting.read(own.get()[key]) ?? setting.read(instance.get()[key]);
      return value ?? setting.default;
    },
    set(key, value) {
      const { [key]: _before, ...others } = own.get();
      own.set(value === undefined ? others : { ...others, [key]: value });
      storage.write(RECORD, JSON.stringify(own.get()));
    },
    takeInstanceDefaults(configuration) {
      const given = Object.entries(settingsList).filter(
        ([key, setting]) => setting.instance && setting.read(configuration[key]) !== undefined,
      );
      instance.set(Object.fromEntries(given.map(([key]) => [key, configuration[key]])));
    },
    subscribe(listener) {
      const ends = [own.subscribe(listener), instance.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}
