import { entityKind, type EntityKind } from './entity-kind';
import { isTold, omit, type Told } from './told';

/**
 * Functions that rewrite entities, by kind. Inner entities are rewritten first. Null: the entity is left out of its
 * list.
 */
export type Wordings<Context> = Partial<Record<EntityKind, (told: Told, context: Context) => Told | null>>;

interface Retelling<Context> {
  wordings: Wordings<Context>;
  context: Context;
}

/** Rewrites every entity in a value. */
export function retell<Context>(value: unknown, retelling: Retelling<Context>): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item): unknown[] => {
      const told = retell(item, retelling);
      return told === null && item !== null ? [] : [told];
    });
  }
  if (!isTold(value)) return value;
  const { wordings, context } = retelling;
  const entity: Told = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, retell(part, retelling)]),
  );
  const kind = entityKind(entity);
  const wording = kind === null ? undefined : wordings[kind];
  return wording ? wording(entity, context) : entity;
}

/** A copy of a value without these keys, at any depth. */
export function without(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, keys));
  if (!isTold(value)) return value;
  return Object.fromEntries(
    Object.entries(omit(value, keys)).map(([key, part]) => [key, without(part, keys)]),
  );
}

/** Every status in a value, also those inside other statuses. */
export function statusesIn(value: unknown): Told[] {
  if (Array.isArray(value)) return value.flatMap(statusesIn);
  if (!isTold(value)) return [];
  const inside = Object.values(value).flatMap(statusesIn);
  return entityKind(value) === 'status' ? [value, ...inside] : inside;
}
