import { type BlockedHost, type BlockedHosts, keptAwayOf } from '@linnet/domain/people';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { ErrorNote } from '../../failure/error-note';
import { LoadedList } from '../../list-foot/loaded-list';
import { ManyRows } from '../list/near-rows';
import { PersonCardsSkeleton } from '../person-card';
import { BlockHostForm } from './block-host-form';
import styles from './blocked-hosts.module.css';

interface BlockedHostRowProps {
  readonly host: BlockedHost;
  readonly hosts: BlockedHosts;
}

/** A blocked server with a button to unblock it; an unblocked one stays listed and can be blocked again. */
function BlockedHostRow({ host: { host, isBlocked }, hosts }: BlockedHostRowProps) {
  const text = useText();
  const { isPending, failure, take } = useStep({
    step: () => hosts.set(host, !isBlocked),
    onDone: () => {},
  });
  return (
    <div className={styles.host}>
      <bdi className={styles.name}>{host}</bdi>
      <Button
        small
        pending={isPending}
        aria-label={text(isBlocked ? 'account_actions.unblock_host' : 'account_actions.block_host', { host })}
        onClick={() => void take()}
      >
        {text(isBlocked ? 'people_roll.unblock' : 'people_roll.block')}
      </Button>
      {failure !== null && (
        <div className={styles.refusal}>
          <ErrorNote reason={failure} />
        </div>
      )}
    </div>
  );
}

interface BlockedHostListProps {
  /** The list scrolls on its own, as one part of a page. Otherwise the page scrolls. */
  readonly boxed?: boolean;
}

/** Pixels. */
const USUAL_HEIGHT = 52;

const nameOf = ({ host }: BlockedHost): string => host;

/** The blocked servers, and a form to block another one. */
export function BlockedHostList({ boxed = false }: BlockedHostListProps) {
  const text = useText();
  const hosts = keptAwayOf(useClient()).hosts;
  const list = useRowFeed(hosts);
  return (
    <>
      {list.rows !== null && <BlockHostForm hosts={hosts} />}
      <LoadedList
        list={list}
        skeleton={<PersonCardsSkeleton />}
        failed={text('people.failed')}
        empty={{ title: text('kept_away.hosts_none'), text: text('kept_away.hosts_text') }}
        more="kept_away.more_hosts"
      >
        {(rows) => (
          <ManyRows
            label={text('kept_away.hosts')}
            rows={rows}
            keyOf={nameOf}
            height={USUAL_HEIGHT}
            placeKey="kept away hosts"
            boxed={boxed}
            onEnd={list.hasMore && list.failure === null ? list.loadMore : null}
          >
            {(host) => <BlockedHostRow host={host} hosts={hosts} />}
          </ManyRows>
        )}
      </LoadedList>
    </>
  );
}
