import { pathTo } from './path-to';

export interface SearchParameters {
  readonly query: string;
  /** The open tab. */
  readonly type?: string | undefined;
  /** Only people whom the viewer follows. */
  readonly following?: boolean | undefined;
  /** Only posts of this person: `name` or `name@host`. */
  readonly by?: string | null | undefined;
}

/** The address of search results. */
export function searchPath({ query, type, following = false, by }: SearchParameters): string {
  const parameters = new URLSearchParams({
    query,
    ...(type !== undefined && { type }),
    ...(following && { following: 'true' }),
    ...(by && { by }),
  });
  return `${pathTo('search')}?${parameters}`;
}
