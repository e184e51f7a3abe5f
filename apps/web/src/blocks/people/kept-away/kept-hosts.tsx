import { type BlockedHost, keptAwayOf } from '@linnet/domain/people';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';
import { useText } from '../../../platform/i18n/use-text';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorState } from '../../../ui/state/error-state';
import { useFailureWords } from '../../failure/use-failure-words';
import { ListFoot } from '../../list-foot/list-foot';
import { PersonCardsSkeleton } from '../person-cards-skeleton';
import { ManyRows } from '../roll/many-rows';
import { BlockHostForm } from './block-host-form';
import { KeptHost } from './kept-host';

interface KeptHostsProps {
  /** The list scrolls on its own, as one part of a page. Otherwise the page scrolls. */
  readonly boxed?: boolean;
}

/** Pixels. */
const USUAL_HEIGHT = 52;

const nameOf = ({ host }: BlockedHost): string => host;

/** The blocked servers, and a form to block another one. */
export function KeptHosts({ boxed = false }: KeptHostsProps) {
  const text = useText();
  const list = keptAwayOf(useClient()).hosts;
  const { rows: hosts, failure, ...foot } = useCell(list.state);
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  const { state: reader } = useSession();
  useEffect(() => void list.load(), [list, reader]);

  if (hosts === null) {
    if (failure === null) return <PersonCardsSkeleton />;
    return <ErrorState title={text('kept_away.failed')} text={words} onRetry={() => void list.load()} />;
  }
  return (
    <>
      <BlockHostForm hosts={list} />
      {hosts.length === 0 && (
        <EmptyState title={text('kept_away.hosts_none')} text={text('kept_away.hosts_text')} />
      )}
      <ManyRows
        label={text('kept_away.hosts')}
        rows={hosts}
        keyOf={nameOf}
        height={USUAL_HEIGHT}
        placeKey="kept away hosts"
        boxed={boxed}
        onEnd={foot.hasMore && failure === null ? list.loadMore : null}
      >
        {(host) => <KeptHost host={host} hosts={list} />}
      </ManyRows>
      {(foot.hasMore || failure !== null) && (
        <ListFoot
          {...foot}
          failure={failure}
          more="kept_away.more_hosts"
          onMore={() => void (foot.hasMore ? list.loadMore() : list.load())}
        />
      )}
    </>
  );
}
