import type {
  FilterForm as Form,
  OwnFilter,
  OwnFilterFields,
  OwnFilters,
  SoughtWord,
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
  FilterContextChecks,
  filterActions,
  initialFields,
  tidyFields,
  fieldProblems,
} from './filter-fields';
import styles from './filters.module.css';

interface WordRowsProps {
  readonly words: readonly SoughtWord[];
  /** A filter can have several words. */
  readonly several: boolean;
  readonly problem: string | undefined;
  readonly onChange: (words: readonly SoughtWord[]) => void;
}

/** The words of a filter. */
function WordRows({ words, several, problem, onChange }: WordRowsProps) {
  const text = useText();
  return (
    <div className={styles.group}>
      {words.map((word, at) => (
        // Two words may be the same while they are being written.
        <div key={at} className={styles.wordRow}>
          <div className={styles.wordField}>
            <TextField
              label={
                several ? text('filter_settings.keyword', { place: at + 1 }) : text('filter_settings.phrase')
              }
              autoComplete="off"
              problem={at === 0 ? problem : undefined}
              value={word.keyword}
              onChange={(keyword) => onChange(words.with(at, { ...word, keyword }))}
            />
          </div>
          {several && words.length > 1 && (
            <IconButton
              icon={X}
              name={text('filter_settings.keyword_remove', { place: at + 1 })}
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
      {several && (
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
  readonly form: Form;
  /** Null for a new filter. */
  readonly before: OwnFilter | null;
  readonly filters: OwnFilters;
  readonly onClose: () => void;
}

/** The form of a filter, for either version of the server's filter API (`form`). */
export function FilterForm({ form, before, filters, onClose }: FilterFormProps) {
  const text = useText();
  const id = useId();
  // A form that was closed by accident still has its content when it is opened again.
  const [typed, setTyped] = useRememberedState<OwnFilterFields | null>(`filter ${before?.id ?? 'new'}`, null);
  const fields = typed ?? initialFields(before);
  const [wasTried, setTried] = useState(false);
  const { isPending, error, run, dismiss } = useStep({
    step: () => filters.save(tidyFields(fields), before),
    onDone: finish,
    notice: { key: 'filter_settings.not_saved' },
  });
  const covers = useFeature('filtersThatCover') || before?.action === 'blur';
  const offered = filterActions.filter((action) => covers || action !== 'blur');
  const problems = fieldProblems(form, fields);
  const shown = wasTried ? problems : {};
  const words = (key: keyof typeof problems) => (shown[key] === undefined ? undefined : text(shown[key]));

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
    setTried(true);
    if (Object.keys(problems).length === 0 && !isPending) void run();
  }

  return (
    <Dialog
      open
      wide
      title={text(before === null ? 'filter_settings.new_title' : 'filter_settings.edit_title')}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {form === 2 && (
          <TextField
            label={text('filter_settings.name')}
            autoComplete="off"
            problem={words('title')}
            value={fields.title}
            onChange={(title) => write({ title })}
          />
        )}
        <WordRows
          words={fields.words}
          several={form === 2}
          problem={words('words')}
          onChange={(changed) => write({ words: changed })}
        />
        <FilterContextChecks
          form={form}
          contexts={fields.contexts}
          problem={words('contexts')}
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
          endsAt={before?.expiresAt ?? null}
          value={fields.expiresIn}
          onChange={(expiresIn) => write({ expiresIn })}
        />
        {error !== null && <ErrorNote reason={error} />}
        <FormActions submit={text('filter_settings.save')} isPending={isPending} onCancel={finish} />
      </form>
    </Dialog>
  );
}
