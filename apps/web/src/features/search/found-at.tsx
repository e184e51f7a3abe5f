import { type Found, foundAtAddress } from '@linnet/domain/search';
import type { ReactNode } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { EmptyState } from '../../ui/state/empty-state';
import { OpenAt } from './open-at';

interface FoundAtProps {
  readonly address: string;
  readonly found: Found;
  /** The results as a list, for when several of them match the address. */
  readonly children: ReactNode;
}

/** Opens the result of a search for a web address, or says that there is none. */
export function FoundAt({ address, found, children }: FoundAtProps) {
  const text = useText();
  const isMember = useSession().state === 'member';
  const target = foundAtAddress(address, found, useClient().graph);
  if (target?.kind === 'status') return <OpenAt to={pathTo('conversation', { id: target.id })} />;
  if (target?.kind === 'account') return <OpenAt to={pathTo('external-user-profile', { id: target.id })} />;
  if (found.statuses.items.length + found.accounts.items.length > 0) return children;
  return (
    <EmptyState
      title={text('search.nothing_there')}
      text={text(isMember ? 'search.nothing_there_text' : 'search.nothing_there_visitor')}
    >
      <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        <Text id="search.open_there" />
      </a>
    </EmptyState>
  );
}
