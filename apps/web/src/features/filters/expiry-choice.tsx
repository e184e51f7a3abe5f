import type { OwnFilterWish } from '@linnet/domain/filters';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { FieldFrame } from '../../ui/field/field-frame';
import { Select } from '../../ui/select/select';
import { filterTimes } from './filter-wish';

interface ExpiryChoiceProps {
  /** When the existing filter ends (ISO 8601); null for never. */
  readonly endsAt: string | null;
  readonly value: OwnFilterWish['expiresIn'];
  readonly onChange: (value: OwnFilterWish['expiresIn']) => void;
}

/** Chooses how long the filter holds, counted from now. */
export function ExpiryChoice({ endsAt, value, onChange }: ExpiryChoiceProps) {
  const text = useText();
  const id = useId();
  const { full } = useAbsoluteTime();
  const kept = endsAt === null ? [] : [{ value: 'keep', label: untilWords(endsAt) }];

  function untilWords(moment: string): string {
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
            ...kept,
            { value: 'never', label: text('filter_settings.expiry.never') },
            ...filterTimes.map((seconds) => ({
              value: String(seconds),
              label: text(`filter_settings.expiry.${seconds}`),
            })),
          ]}
          onChange={({ currentTarget }) => handleChange(currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
