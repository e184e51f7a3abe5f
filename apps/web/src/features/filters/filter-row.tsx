import type { OwnFilter, OwnFilters } from '@linnet/domain/filters';
import { useState } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useClient } from '../../platform/client/client-provider';
import { tellUntaken } from '../../platform/client/tell-untaken';
import { useStep } from '../../platform/client/use-step';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Note } from '../../ui/note/note';
import styles from './filters.module.css';

interface FilterRowProps {
  readonly filter: OwnFilter;
  readonly filters: OwnFilters;
  readonly onEdit: () => void;
}

/** One filter: its words, contexts, end and action. */
export function FilterRow({ filter, filters, onEdit }: FilterRowProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const client = useClient();
  const step = () => filters.remove(filter.id);
  const { isPending, failure, take } = useStep({
    step,
    onDone: () => setAsking(false),
    isSeen: isAsking,
    onUnseen: (reason) =>
      tellUntaken(client, {
        key: 'filter_settings.not_removed',
        values: { title: filter.title },
        step,
        reason,
      }),
  });
  const why = useFailureWords(failure ?? { kind: 'aborted' });
  const { title, words, places, action, expiresAt, statuses } = filter;
  const end = expiresAt === null ? null : Date.parse(expiresAt);
  const facts = [
    text(`filter_settings.action.${action}`),
    places.map((place) => text(`filter_settings.place.${place}`)).join(', '),
    ...(statuses > 0 ? [text('filter_settings.statuses', { count: statuses })] : []),
    ...(end === null
      ? []
      : [text(end > now ? 'filter_settings.ends' : 'filter_settings.ended', { moment: full(end) })]),
  ];
  const sought = words.map(({ keyword }) => keyword).filter((keyword) => keyword !== title);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <bdi className={styles.name}>{title}</bdi>
        {sought.length > 0 && <bdi className={styles.sought}>{sought.join(', ')}</bdi>}
        <span className={styles.hint}>{facts.join(' · ')}</span>
      </div>
      <div className={styles.tools}>
        <Button small aria-label={text('filter_settings.edit_named', { title })} onClick={onEdit}>
          {text('filter_settings.edit')}
        </Button>
        <Button
          small
          variant="quiet"
          aria-label={text('filter_settings.remove_named', { title })}
          onClick={() => setAsking(true)}
        >
          {text('filter_settings.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text('filter_settings.remove_question', { title })}
        text={text('filter_settings.remove_text')}
        confirmLabel={text('filter_settings.remove')}
        danger
        pending={isPending}
        onConfirm={() => void take()}
        onCancel={() => setAsking(false)}
      >
        {failure !== null && <Note tone="error">{why}</Note>}
      </ConfirmDialog>
    </li>
  );
}
