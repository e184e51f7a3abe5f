import {
  type BlockedHost,
  type BlockedHosts,
  hostOf,
  mutesAndBlocksOf,
  knownHosts,
} from '@linnet/domain/people';
import { type FormEvent, useId, useState } from 'react';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { ErrorNote } from '../../error/error-note';
import { LoadedList } from '../../list-foot/loaded-list';
import { LongList } from '../list/long-list';
import { PersonCardsSkeleton } from '../person-card';
import styles from './blocked-hosts.module.css';

interface KnownHostsProps {
  /** Id of the `datalist`, for the field's `list`. */
  readonly id: string;
  readonly hosts: BlockedHosts;
}

/** Suggests servers of known accounts that are not blocked. */
function KnownHosts({ id, hosts }: KnownHostsProps) {
  const client = useClient();
  const [suggestions] = useState(() => knownHosts(client));
  const blocked = new Set(
    useCell(hosts.state).rows?.flatMap(({ host, isBlocked }) => (isBlocked ? [host] : [])),
  );
  return (
    <datalist id={id}>
      {suggestions
        .filter((host) => !blocked.has(host))
        .map((host) => (
          <option key={host} value={host}>
            {host}
          </option>
        ))}
    </datalist>
  );
}

/** A form that blocks a server by its host. */
function BlockHostForm({ hosts }: { readonly hosts: BlockedHosts }) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { isPending, error, run } = useStep({
    step: () => hosts.set(writtenHost(typed), true),
    onDone: () => setTyped(''),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isHost = writtenHost(typed) !== '';
    setInvalid(!isHost);
    if (isHost) void run();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={text('mutes_and_blocks.host')}
        hint={text('mutes_and_blocks.host_hint')}
        problem={isInvalid ? text('mutes_and_blocks.host_problem') : undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        list={id}
        onChange={(value) => {
          setTyped(value);
          setInvalid(false);
        }}
      />
      <KnownHosts id={id} hosts={hosts} />
      <Button type="submit" variant="danger" pending={isPending}>
        {text('account_actions.block_host_confirm')}
      </Button>
      {error !== null && (
        <div className={styles.error}>
          <ErrorNote reason={error} />
        </div>
      )}
    </form>
  );
}

/** The host in what was typed: with a scheme, with a path, or as part of a handle. Empty if there is none. */
function writtenHost(typed: string): string {
  const trimmed = typed.trim().toLowerCase();
  const host = (hostOf({ acct: trimmed }) ?? trimmed).replace(/^https?:\/\//, '').replace(/[/?#].*$/, '');
  return /^[^\s@/]+\.[^\s@/.]+$/.test(host) ? host : '';
}

interface BlockedHostRowProps {
  readonly host: BlockedHost;
  readonly hosts: BlockedHosts;
}

/** A blocked server with a button to unblock it; an unblocked one stays listed and can be blocked again. */
function BlockedHostRow({ host: { host, isBlocked }, hosts }: BlockedHostRowProps) {
  const text = useText();
  const { isPending, error, run } = useStep({ step: () => hosts.set(host, !isBlocked) });
  return (
    <div className={styles.host}>
      <bdi className={styles.name}>{host}</bdi>
      <Button
        small
        pending={isPending}
        aria-label={text(isBlocked ? 'account_actions.unblock_host' : 'account_actions.block_host', { host })}
        onClick={() => void run()}
      >
        {text(isBlocked ? 'people_list.unblock' : 'people_list.block')}
      </Button>
      {error !== null && (
        <div className={styles.error}>
          <ErrorNote reason={error} />
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
const ESTIMATED_HEIGHT = 52;

const nameOf = ({ host }: BlockedHost): string => host;

/** The blocked servers, and a form to block another one. */
export function BlockedHostList({ boxed = false }: BlockedHostListProps) {
  const text = useText();
  const hosts = mutesAndBlocksOf(useClient()).hosts;
  const list = useRowFeed(hosts);
  return (
    <>
      {list.rows !== null && <BlockHostForm hosts={hosts} />}
      <LoadedList
        list={list}
        skeleton={<PersonCardsSkeleton />}
        failed={text('people.failed')}
        empty={{ title: text('mutes_and_blocks.hosts_none'), text: text('mutes_and_blocks.hosts_text') }}
        more="mutes_and_blocks.more_hosts"
      >
        {(rows) => (
          <LongList
            label={text('mutes_and_blocks.hosts')}
            rows={rows}
            keyOf={nameOf}
            height={ESTIMATED_HEIGHT}
            listKey="blocked hosts"
            boxed={boxed}
            onEnd={list.hasMore && list.error === null ? list.loadMore : null}
          >
            {(host) => <BlockedHostRow host={host} hosts={hosts} />}
          </LongList>
        )}
      </LoadedList>
    </>
  );
}
