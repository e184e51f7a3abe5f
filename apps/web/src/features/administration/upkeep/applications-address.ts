import type { ApplicationsFilter } from '@linnet/domain/configuration';
import { partPath } from '../../../blocks/administration/part-entries';

export function readApplicationsFilter(search: string): ApplicationsFilter {
  const query = new URLSearchParams(search);
  return {
    name: query.get('name') ?? '',
    clientId: query.get('client_id') ?? '',
    isTrusted: query.get('trusted') === 'true',
  };
}

export function applicationsPath({ name, clientId, isTrusted }: ApplicationsFilter): string {
  const query = new URLSearchParams({
    ...(name !== '' && { name }),
    ...(clientId !== '' && { client_id: clientId }),
    ...(isTrusted && { trusted: 'true' }),
  });
  return query.size === 0 ? partPath('applications') : `${partPath('applications')}?${query}`;
}
