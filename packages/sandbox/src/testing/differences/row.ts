import type { CharacterName } from '../../characters/characters';
import type { Answer } from '../start-sandbox';
import type { Stage } from './stage';

export type Json = Record<string, unknown>;

export const isJson = (answer: Answer) => /json/.test(answer.headers.get('content-type') ?? '');
export const json = (answer: Answer): Json => answer.json<Json>();
export const list = (answer: Answer): Json[] => answer.json<Json[]>();

export function part(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

export async function getAs(at: Stage, username: string, path: string): Promise<Answer> {
  return at.server.get(path, await at.token(username));
}

export async function postStatus(at: Stage, content: Json, username = 'alice'): Promise<Json> {
  return json(await at.server.post('/api/v1/statuses', content, await at.token(username)));
}

/** The parameters in the Link header, by relation. */
export function cursors(answer: Answer): Record<string, string[]> {
  const links = [...(answer.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
  return Object.fromEntries(
    links.map(([, address = '', rel = '']) => [rel, [...new URL(address).searchParams.keys()]]),
  );
}

/** A difference that can be observed, with what each kind of server shows. */
export interface DifferenceRow {
  title: string;
  observe(at: Stage): Promise<unknown>;
  expected: Record<CharacterName, unknown>;
}

export const everywhere = (value: unknown): DifferenceRow['expected'] => ({
  pleroma: value,
  akkoma: value,
  mastodon: value,
  hollo: value,
});

/** A row that checks which servers have a route for a signed-in account. */
export function routeRow(title: string, path: string, characters: readonly CharacterName[]): DifferenceRow {
  return {
    title,
    observe: async (at) => (await getAs(at, 'alice', path)).status !== 404,
    expected: {
      pleroma: false,
      akkoma: false,
      mastodon: false,
      hollo: false,
      ...Object.fromEntries(characters.map((name) => [name, true])),
    },
  };
}
