import type { FilterAction, ServerFilterContext } from '@linnet/api';
import type { FilterVersion, OwnFilter, OwnFilterFields } from '@linnet/domain/filters';
import { useId } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Check } from '../../ui/check/check';
import { FieldFrame } from '../../ui/field/text-field';
import { Select } from '../../ui/select/select';
import styles from './filters.module.css';

/** Filter contexts of each version of the filter API. */
const filterContexts: Readonly<Record<FilterVersion, readonly ServerFilterContext[]>> = {
  1: ['home', 'notifications', 'public', 'thread'],
  2: ['home', 'notifications', 'public', 'thread', 'account'],
};

/** What a filter can do; `blur` is newer than version 2 of the API. */
export const filterActions: readonly FilterAction[] = ['warn', 'hide', 'blur'];

/** The durations to choose from, in seconds. */
const filterDurations = [1800, 3600, 21_600, 43_200, 86_400, 604_800, 2_592_000] as const;

export function initialFields(existing: OwnFilter | null): OwnFilterFields {
  if (existing === null) {
    return {
      title: '',
      words: [{ id: null, keyword: '', wholeWord: true }],
      contexts: ['home', 'notifications', 'public', 'thread'],
      action: 'warn',
      expiresIn: null,
    };
  }
  const { title, words, contexts, action, expiresAt } = existing;
  return { title, words, contexts, action, expiresIn: expiresAt === null ? null : 'keep' };
}

interface FieldProblems {
  readonly title?: MessageId;
  readonly words?: MessageId;
  readonly contexts?: MessageId;
}

/** Messages for what is missing. Single empty words are no problem: `tidyFields` drops them. */
export function fieldProblems(
  version: FilterVersion,
  { title, words, contexts }: OwnFilterFields,
): FieldProblems {
  const isEmpty = words.every(({ keyword }) => keyword.trim() === '');
  return {
    ...(version === 2 && title.trim() === '' && { title: 'filter_settings.name_missing' }),
    ...(isEmpty && { words: 'filter_settings.phrase_missing' }),
    ...(contexts.length === 0 && { contexts: 'filter_settings.contexts_missing' }),
  };
}

export function tidyFields(fields: OwnFilterFields): OwnFilterFields {
  const words = fields.words.map((word) => ({ ...word, keyword: word.keyword.trim() }));
  return { ...fields, title: fields.title.trim(), words: words.filter(({ keyword }) => keyword !== '') };
}

interface ExpiryChoiceProps {
  /** When the existing filter ends (ISO 8601); null for never. */
  readonly endsAt: string | null;
  readonly value: OwnFilterFields['expiresIn'];
  readonly onChange: (value: OwnFilterFields['expiresIn']) => void;
}

/** Chooses how long the filter holds, counted from now. */
export function ExpiryChoice({ endsAt, value, onChange }: ExpiryChoiceProps) {
  const text = useText();
  const id = useId();
  const { full } = useAbsoluteTime();
  const keepOption = endsAt === null ? [] : [{ value: 'keep', label: untilText(endsAt) }];

  function untilText(moment: string): string {
    return text('filter_settings.expiry.keep', { moment: full(Date.parse(moment)) });
  }

  function handleChange(chosen: string) {
    if (chosen === 'keep') return onChange('keep');
    onChange(chosen === 'never' ? null : Number(chosen));
  }

  return (
    <FieldFrame id={id} label={text('filter_settings.expiry')}>
      <div>
        <Select
          id={id}
          value={value === null ? 'never' : String(value)}
          options={[
            ...keepOption,
            { value: 'never', label: text('filter_settings.expiry.never') },
            ...filterDurations.map((seconds) => ({
              value: String(seconds),
              label: text(`filter_settings.expiry.${seconds}`),
            })),
          ]}
          onChange={handleChange}
        />
      </div>
    </FieldFrame>
  );
}

interface ContextChecksProps {
  readonly version: FilterVersion;
  readonly contexts: readonly ServerFilterContext[];
  readonly problem: string | undefined;
  readonly onChange: (contexts: readonly ServerFilterContext[]) => void;
}

/** Chooses the contexts of a filter. */
export function ContextChecks({ version, contexts, problem, onChange }: ContextChecksProps) {
  const text = useText();
  const id = useId();
  const offered = filterContexts[version];
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      className={styles.group}
    >
      <span id={id} className={styles.label}>
        {text('filter_settings.contexts')}
      </span>
      <div className={styles.checks}>
        {offered.map((context) => (
          <Check
            key={context}
            checked={contexts.includes(context)}
            onChange={(checked) =>
              onChange(offered.filter((one) => (one === context ? checked : contexts.includes(one))))
            }
          >
            {text(`filter_settings.context.${context}`)}
          </Check>
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" aria-live="polite" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
