import { knownHostsOf } from '@linnet/domain/staff';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import type { PartProps } from '../part-props';
import { ServerList } from './server-list';
import { ServerScreen } from './server-screen';

/** The list of other servers that this one knows, or the screen of one of them. */
export function ServersPart({ item, search }: PartProps) {
  const text = useText();
  const resource = knownHostsOf(useClient());
  const { value, error } = useResource(resource);
  if (value === null) {
    return (
      <NotLoaded
        title={text('server_desk.failed')}
        reason={error}
        skeleton={<PeopleSkeleton />}
        onRetry={() => void resource.load()}
      />
    );
  }
  return item === null ? (
    <ServerList known={value} search={search} />
  ) : (
    <ServerScreen key={item} host={item} known={value} />
  );
}
