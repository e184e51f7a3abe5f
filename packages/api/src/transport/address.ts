import type { Call } from '../call';
import { encodeParameters } from './parameters';

/** An empty base address is the origin of the page. */
export function addressOf(baseUrl: string, { path, query }: Pick<Call<unknown>, 'path' | 'query'>): string {
  const address = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
  const encoded = query === undefined ? '' : encodeParameters(query);
  return encoded === '' ? address : `${address}?${encoded}`;
}
