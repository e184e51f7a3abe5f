import { onePer } from '../one-per';

/**
 * Where a setting's own value belongs: to this device, to the person on every device, or to the account on the
 * server. What is synced is kept on this device too, and so far only there; what belongs to the account is not
 * kept here at all.
 */
export type Kept = 'device' | 'synced' | 'account';

/** The form of a value, for whoever makes a control for it. */
export type Form =
  | { is: 'flag' }
  | { is: 'choice'; options: readonly string[] }
  /** `empty`: null is a value too, and means that there is no limit. */
  | { is: 'number'; min: number; max: number; step: number; empty: boolean }
  /** A number with its unit, as text: `14px`. Each unit with its least and its greatest number. */
  | { is: 'measure'; units: Readonly<Record<string, readonly [number, number]>> }
  | { is: 'text'; longest: number }
  | { is: 'texts'; longest: number; most: number }
  /** One flag for each name. */
  | { is: 'flags'; names: readonly string[] }
  /** What only the part that wrote it understands. */
  | { is: 'opaque' };

/** How a value is checked wherever it comes from: storage, the instance, a file. */
export interface Setting<T> {
  default: T;
  kept: Kept;
  /** The instance may give the default, under the same name in its front-end configuration. */
  instance: boolean;
  form: Form;
  /** The value if it is one, undefined if not. */
  read: (value: unknown) => T | undefined;
}

export type Where = { kept?: Kept; instance?: boolean };

/** On or off. */
export function flag(value: boolean, where: Where = {}): Setting<boolean> {
  return setting(value, where, {
    form: { is: 'flag' },
    read: (given) => (typeof given === 'boolean' ? given : undefined),
  });
}

/** One of several words; the default is one of them. */
export function choice<const T extends string>(
  options: readonly T[],
  value: NoInfer<T>,
  where: Where = {},
): Setting<T> {
  return setting<T>(value, where, {
    form: { is: 'choice', options },
    read: (given) => options.find((option) => option === given),
  });
}

/** A short text, or none. */
export function optionalText(where: Where = {}): Setting<string | null> {
  const longest = 200;
  return setting<string | null>(null, where, {
    form: { is: 'text', longest },
    read: (given) =>
      given === null || (typeof given === 'string' && given.length < longest) ? given : undefined,
  });
}

/** Texts without empty ones, each once. The same stored list is read to the same one, so that readers can compare. */
export function texts(value: readonly string[], where: Where = {}): Setting<readonly string[]> {
  const longest = 500;
  const most = 1000;
  const readTexts = onePer((given: readonly unknown[]): readonly string[] => {
    const kept = given
      .filter((text): text is string => typeof text === 'string')
      .map((text) => text.trim().slice(0, longest))
      .filter((text) => text !== '');
    return [...new Set(kept)].slice(0, most);
  });

  return setting<readonly string[]>(value, where, {
    form: { is: 'texts', longest, most },
    read: (given) => (Array.isArray(given) ? readTexts(given) : undefined),
  });
}

export function setting<T>(
  value: T,
  { kept = 'synced', instance = false }: Where,
  kind: Pick<Setting<T>, 'form' | 'read'>,
): Setting<T> {
  return { default: value, kept, instance, ...kind };
}
