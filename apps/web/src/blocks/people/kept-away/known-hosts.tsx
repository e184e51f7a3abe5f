import { type BlockedHosts, knownHosts } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';

interface KnownHostsProps {
  /** Id of the `datalist`, for the field's `list`. */
  readonly id: string;
  readonly hosts: BlockedHosts;
}

/** Suggests servers of known accounts that are not blocked. */
export function KnownHosts({ id, hosts }: KnownHostsProps) {
  const client = useClient();
  const [known] = useState(() => knownHosts(client));
  const blocked = new Set(
    useCell(hosts.state).rows?.flatMap(({ host, isBlocked }) => (isBlocked ? [host] : [])),
  );
  return (
    <datalist id={id}>
      {known
        .filter((host) => !blocked.has(host))
        .map((host) => (
          <option key={host} value={host}>
            {host}
          </option>
        ))}
    </datalist>
  );
}
