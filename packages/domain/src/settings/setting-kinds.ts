import { onePer } from '../kernel/one-per';

/**
 * Where a setting's own value is stored: on this device only, on every device of the account, or in the account on the
 * server. Synced ones are stored on this device too; those of the account are not.
 */
export type StoredIn = 'device' | 'synced' | 'account';

/** The form of a value, for building a control. */
export type Form =
  | { is: 'flag' }
  | { is: 'choice'; options: readonly string[] }
  /** `empty`: null is a value too, and means no limit. */
  | { is: 'number'; min: number; max: number; step: number; empty: boolean }
  /** A number with its unit, as text: `14px`. Each unit with its least and its greatest number. */
  | { is: 'measure'; units: Readonly<Record<string, readonly [number, number]>> }
  | { is: 'text'; maxLength: number }
  | { is: 'texts'; maxLength: number; maxCount: number }
  /** One flag for each name. */
  | { is: 'flags'; names: readonly string[] }
  /** Read only by the part of the application that wrote it. */
  | { is: 'opaque' };

/** How a value is validated, wherever it comes from: storage, the instance, a file. */
export interface Setting<T> {
  default: T;
  storedIn: StoredIn;
  /** The instance can set the default, under the same name in its front-end configuration. */
  instance: boolean;
  form: Form;
  /** Returns the value, or undefined if it is invalid. */
  read: (value: unknown) => T | undefined;
}

export type SettingOptions = { storedIn?: StoredIn; instance?: boolean };

/** On or off. */
export function flag(value: boolean, options: SettingOptions = {}): Setting<boolean> {
  return setting(value, options, {
    form: { is: 'flag' },
    read: (given) => (typeof given === 'boolean' ? given : undefined),
  });
}

/** One of several words; the default is one of them. */
export function choice<const T extends string>(
  options: readonly T[],
  value: NoInfer<T>,
  settingOptions: SettingOptions = {},
): Setting<T> {
  return setting<T>(value, settingOptions, {
    form: { is: 'choice', options },
    read: (given) => options.find((option) => option === given),
  });
}

/** A short text, or none. */
export function optionalText(options: SettingOptions = {}): Setting<string | null> {
  const maxLength = 200;
  return setting<string | null>(null, options, {
    form: { is: 'text', maxLength },
    read: (given) =>
      given === null || (typeof given === 'string' && given.length < maxLength) ? given : undefined,
  });
}

/**
 * A list of texts without empty or repeated ones. The same stored array is read to the same result, so that callers can
 * compare by reference.
 */
export function texts(value: readonly string[], options: SettingOptions = {}): Setting<readonly string[]> {
  const maxLength = 500;
  const maxCount = 1000;
  const readTexts = onePer((given: readonly unknown[]): readonly string[] => {
    const kept = given
      .filter((text): text is string => typeof text === 'string')
      .map((text) => text.trim().slice(0, maxLength))
      .filter((text) => text !== '');
    return [...new Set(kept)].slice(0, maxCount);
  });

  return setting<readonly string[]>(value, options, {
    form: { is: 'texts', maxLength, maxCount },
    read: (given) => (Array.isArray(given) ? readTexts(given) : undefined),
  });
}

export function setting<T>(
  value: T,
  { storedIn = 'synced', instance = false }: SettingOptions,
  kind: Pick<Setting<T>, 'form' | 'read'>,
): Setting<T> {
  return { default: value, storedIn, instance, ...kind };
}
