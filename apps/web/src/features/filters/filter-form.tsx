import type {
  FilterVersion,
  OwnFilter,
  OwnFilterFields,
  OwnFilters,
  FilterWord,
} from '@linnet/domain/filters';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useState } from 'react';
import { ErrorNote } from '../../blocks/error/error-note';
import { useStep } from '../../platform/client/use-resource';
import { useFeature } from '../../platform/client/use-feature';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { Dialog } from '../../ui/dialog/dialog';
import { FieldFrame, TextField } from '../../ui/field/text-field';
import { FormActions } from '../../ui/form-actions/form-actions';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Select } from '../../ui/select/select';
import {
  ExpiryChoice,
  ContextChecks,
  filterActions,
  initialFields,
  tidyFields,
  fieldProblems,
} from './filter-fields';
import styles from './filters.module.css';

interface WordRowsProps {
  readonly words: readonly FilterWord[];
  /** A filter can have several words. */
  readonly canAdd: boolean;
  readonly problem: string | undefined;
  readonly onChange: (words: readonly FilterWord[]) => void;
}

/** The words of a filter. */
function WordRows({ words, canAdd, problem, onChange }: WordRowsProps) {
  const text = useText();
  return (
    <div className={styles.group}>
      {words.map((word, at) => (
        // Two words may be the same while they are being written.
        <div key={at} className={styles.wordRow}>
          <div className={styles.wordField}>
            <TextField
              label={
                canAdd ? text('filter_settings.keyword', { number: at + 1 }) : text('filter_settings.phrase')
              }
              autoComplete="off"
              problem={at === 0 ? problem : undefined}
              value={word.keyword}
              onChange={(keyword) => onChange(words.with(at, { ...word, keyword }))}
            />
          </div>
          {canAdd && words.length > 1 && (
            <IconButton
              icon={X}
              name={text('filter_settings.keyword_remove', { number: at + 1 })}
              onClick={() => onChange(words.toSpliced(at, 1))}
            />
          )}
          <div className={styles.whole}>
            <Check
              checked={word.wholeWord}
              onChange={(wholeWord) => onChange(words.with(at, { ...word, wholeWord }))}
            >
              {text('filter_settings.whole_word')}
            </Check>
          </div>
        </div>
      ))}
      {canAdd && (
        <Button
          icon={<Icon of={Plus} size="small" />}
          onClick={() => onChange([...words, { id: null, keyword: '', wholeWord: true }])}
        >
          {text('filter_settings.keyword_add')}
        </Button>
      )}
    </div>
  );
}

interface FilterFormProps {
  readonly version: FilterVersion;
  /** Null for a new filter. */
  readonly existing: OwnFilter | null;
  readonly filters: OwnFilters;
  readonly onClose: () => void;
}

/** The form of a filter. A filter of version 1 of the server's API has one word and no name. */
export function FilterForm({ version, existing, filters, onClose }: FilterFormProps) {
  const text = useText();
  const id = useId();
  // A form that was closed by accident still has its content when it is opened again.
  const [typed, setTyped] = useRememberedState<OwnFilterFields | null>(
    `filter ${existing?.id ?? 'new'}`,
    null,
  );
  const fields = typed ?? initialFields(existing);
  const [isSubmitted, setSubmitted] = useState(false);
  const { isPending, error, run, dismiss } = useStep({
    step: () => filters.save(tidyFields(fields), existing),
    onDone: finish,
    notice: { key: 'filter_settings.not_saved' },
  });
  const canBlur = useFeature('filtersThatCover') || existing?.action === 'blur';
  const offered = filterActions.filter((action) => canBlur || action !== 'blur');
  const problems = fieldProblems(version, fields);
  const shown = isSubmitted ? problems : {};
  const problemText = (key: keyof typeof problems) =>
    shown[key] === undefined ? undefined : text(shown[key]);

  function write(change: Partial<typeof fields>) {
    dismiss();
    setTyped({ ...fields, ...change });
  }

  function finish() {
    setTyped(null);
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(problems).length === 0 && !isPending) void run();
  }

  return (
    <Dialog
      open
      wide
      title={text(existing === null ? 'filter_settings.new_title' : 'filter_settings.edit_title')}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {version === 2 && (
          <TextField
            label={text('filter_settings.name')}
            autoComplete="off"
            problem={problemText('title')}
            value={fields.title}
            onChange={(title) => write({ title })}
          />
        )}
        <WordRows
          words={fields.words}
          canAdd={version === 2}
          problem={problemText('words')}
          onChange={(changed) => write({ words: changed })}
        />
        <ContextChecks
          version={version}
          contexts={fields.contexts}
          problem={problemText('contexts')}
          onChange={(contexts) => write({ contexts })}
        />
        <FieldFrame id={`${id}-action`} label={text('filter_settings.action')}>
          <div>
            <Select
              id={`${id}-action`}
              value={fields.action}
              options={offered.map((value) => ({
                value,
                label: text(`filter_settings.action.${value}`),
              }))}
              onChange={(action) => write({ action })}
            />
          </div>
        </FieldFrame>
        <ExpiryChoice
          endsAt={existing?.expiresAt ?? null}
          value={fields.expiresIn}
          onChange={(expiresIn) => write({ expiresIn })}
        />
        {error !== null && <ErrorNote reason={error} />}
        <FormActions submit={text('filter_settings.save')} isPending={isPending} onCancel={finish} />
      </form>
    </Dialog>
  );
}
