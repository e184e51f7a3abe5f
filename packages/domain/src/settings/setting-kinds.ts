/** Where a setting's own value is kept. */
export type Kept = 'device';

/** How a value is checked wherever it comes from: storage, the instance, a file. */
export interface Setting<T> {
  default: T;
  kept: Kept;
  /** The instance may give the default, under the same name in its front-end configuration. */
  instance: boolean;
  /** The value if it is one, undefined if not. */
  read: (value: unknown) => T | undefined;
}

type Where = { kept?: Kept; instance?: boolean };

export function flag(value: boolean, where: Where = {}): Setting<boolean> {
  return {
    default: value,
    kept: where.kept ?? 'device',
    instance: where.instance ?? false,
    read: (given) => (typeof given === 'boolean' ? given : undefined),
  };
}

export function choice<const T extends string>(
  options: readonly T[],
  value: NoInfer<T>,
  where: Where = {},
): Setting<T> {
  return {
    default: value,
    kept: where.kept ?? 'device',
    instance: where.instance ?? false,
    read: (given) => options.find((option) => option === given),
  };
}

export function optionalText(where: Where = {}): Setting<string | null> {
  return {
    default: null,
    kept: where.kept ?? 'device',
    instance: where.instance ?? false,
    read: (given) =>
      given === null || (typeof given === 'string' && given.length < 200) ? given : undefined,
  };
}
