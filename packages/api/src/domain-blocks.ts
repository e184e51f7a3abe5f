import type { Call } from './call';
import type { Page } from './model/page';
import { pageQuery, type PageOptions } from './page-options';
import { readPage } from './schema/page';

const path = '/api/v1/domain_blocks';

const readHost = (json: unknown): string | undefined =>
  typeof json === 'string' && json !== '' ? json : undefined;

/** GET /api/v1/domain_blocks: host names. */
export function domainBlocks(options: PageOptions = {}): Call<Page<string>> {
  return {
    method: 'GET',
    path,
    query: pageQuery(options),
    feature: 'domainBlocks',
    notFound: 'route',
    read: readPage(readHost),
  };
}

/** POST and DELETE /api/v1/domain_blocks. The host is in the body, also for DELETE: Pleroma reads nothing else. */
export function setDomainBlock(host: string, on: boolean): Call<undefined> {
  return {
    method: on ? 'POST' : 'DELETE',
    path,
    body: { kind: 'json', value: { domain: host } },
    feature: 'domainBlocks',
    notFound: 'route',
    read: () => undefined,
  };
}
