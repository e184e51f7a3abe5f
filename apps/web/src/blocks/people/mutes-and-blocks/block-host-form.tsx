import { type BlockedHosts, hostOf, knownHosts } from '@linnet/domain/people';
import { type FormEvent, useId, useState } from 'react';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { ErrorNote } from '../../failure/error-note';
import styles from './blocked-hosts.module.css';

interface KnownHostsProps {
  /** Id of the `datalist`, for the field's `list`. */
  readonly id: string;
  readonly hosts: BlockedHosts;
}

/** Suggests servers of known accounts that are not blocked. */
function KnownHosts({ id, hosts }: KnownHostsProps) {
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

/** A form that blocks a server by its host. */
export function BlockHostForm({ hosts }: { readonly hosts: BlockedHosts }) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { isPending, failure, take } = useStep({
    step: () => hosts.set(writtenHost(words), true),
    onDone: () => setWords(''),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isHost = writtenHost(words) !== '';
    setWrong(!isHost);
    if (isHost) void take();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={text('kept_away.host')}
        hint={text('kept_away.host_hint')}
        problem={isWrong ? text('kept_away.host_problem') : undefined}
        value={words}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        list={id}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          setWrong(false);
        }}
      />
      <KnownHosts id={id} hosts={hosts} />
      <Button type="submit" variant="danger" pending={isPending}>
        {text('account_actions.block_host_confirm')}
      </Button>
      {failure !== null && (
        <div className={styles.refusal}>
          <ErrorNote reason={failure} />
        </div>
      )}
    </form>
  );
}

/** The host in what was typed: with a scheme, with a path, or as part of a handle. Empty if there is none. */
function writtenHost(words: string): string {
  const trimmed = words.trim().toLowerCase();
  const bare = (hostOf({ acct: trimmed }) ?? trimmed).replace(/^https?:\/\//, '').replace(/[/?#].*$/, '');
  return /^[^\s@/]+\.[^\s@/.]+$/.test(bare) ? bare : '';
}
