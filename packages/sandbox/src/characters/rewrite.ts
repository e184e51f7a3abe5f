/** Keys that identify the kind of an entity in an answer; the first kind that fits counts. */
const KINDS = {
  notification: ['type', 'account', 'group_key'],
  status: ['account', 'visibility', 'content', 'reblog'],
  account: ['acct', 'display_name', 'statuses_count'],
  relationship: ['following', 'showing_reblogs'],
  poll: ['votes_count', 'options', 'multiple'],
  attachment: ['preview_url', 'remote_url', 'type'],
  card: ['provider_name', 'title', 'url'],
  emoji: ['shortcode', 'static_url'],
  app: ['client_id', 'client_secret', 'redirect_uri'],
  token: ['access_token', 'token_type'],
  tag: ['name', 'url'],
} as const;

type EntityKind = keyof typeof KINDS;

function entityKind(json: Json): EntityKind | null {
  for (const [kind, keys] of entries()) if (keys.every((key) => key in json)) return kind;
  return null;
}

function entries(): [EntityKind, readonly string[]][] {
  return Object.entries(KINDS).flatMap(([kind, keys]): [EntityKind, readonly string[]][] =>
    isKind(kind) ? [[kind, keys]] : [],
  );
}

function isKind(kind: string): kind is EntityKind {
  return Object.hasOwn(KINDS, kind);
}

/** An object of an answer, with unknown keys. */
export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with only these keys, in this order; missing ones are left out. */
export function pick(json: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.flatMap((key) => (key in json ? [[key, json[key]]] : [])));
}

/** An object without these keys. */
export function omit(json: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)));
}

export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Functions that rewrite entities, by kind. Inner entities are rewritten first. Null: the entity is left out of its
 * list.
 */
export type EntityRewriters<Context> = Partial<
  Record<EntityKind, (json: Json, context: Context) => Json | null>
>;

interface Rewriting<Context> {
  rewriters: EntityRewriters<Context>;
  context: Context;
}

/** Rewrites every entity in a value. */
export function rewriteEntities<Context>(value: unknown, rewriting: Rewriting<Context>): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item): unknown[] => {
      const json = rewriteEntities(item, rewriting);
      return json === null && item !== null ? [] : [json];
    });
  }
  if (!isJson(value)) return value;
  const { rewriters, context } = rewriting;
  const entity: Json = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, rewriteEntities(part, rewriting)]),
  );
  const kind = entityKind(entity);
  const rewriteEntity = kind === null ? undefined : rewriters[kind];
  return rewriteEntity ? rewriteEntity(entity, context) : entity;
}

/** A copy of a value without these keys, at any depth. */
export function without(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, keys));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(omit(value, keys)).map(([key, part]) => [key, without(part, keys)]),
  );
}

/** Every status in a value, also those inside other statuses. */
export function statusesIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(statusesIn);
  if (!isJson(value)) return [];
  const inside = Object.values(value).flatMap(statusesIn);
  return entityKind(value) === 'status' ? [value, ...inside] : inside;
}
