import type { LogQuery } from '@linnet/domain/staff';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { Select } from '../../../ui/select/select';
import { logKinds, logPath } from './log-address';
import styles from './log.module.css';

/** The filters of the log, all kept in the address: who did it, words or a kind, and days. */
export function LogSearch({ query }: { readonly query: LogQuery }) {
  const text = useText();
  const id = useId();
  const [wanted, setWanted] = useState(query);
  const change = (part: Partial<LogQuery>) => setWanted((before) => ({ ...before, ...part }));

  function open(next: LogQuery) {
    navigate(logPath({ ...next, page: 1 }), { replace: true });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    open({ ...wanted, actor: wanted.actor.trim(), search: wanted.search.trim() });
  }

  return (
    <form className={styles.search} role="search" onSubmit={handleSubmit}>
      <TextField label={text('log.actor')} value={wanted.actor} onChange={(actor) => change({ actor })} />
      <TextField label={text('log.words')} value={wanted.search} onChange={(search) => change({ search })} />
      <span className={styles.kind}>
        <label htmlFor={id}>{text('log.kind')}</label>
        <Select
          id={id}
          value={logKinds.find(({ words }) => words === query.search)?.words ?? ''}
          options={[
            { value: '', label: text('log.kind_any') },
            ...logKinds.map((kind) => ({ value: kind.words, label: text(`log.kind_${kind.id}`) })),
          ]}
          onChange={(words) => open({ ...wanted, search: words })}
        />
      </span>
      <TextField
        label={text('log.from')}
        type="date"
        value={wanted.from}
        onChange={(from) => change({ from })}
      />
      <TextField
        label={text('log.until')}
        type="date"
        value={wanted.until}
        onChange={(until) => change({ until })}
      />
      <Button type="submit">{text('log.find')}</Button>
    </form>
  );
}
