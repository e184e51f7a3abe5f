import { quotePolicies, type QuotePolicy } from '@linnet/api';
import type { DraftScope } from '@linnet/domain/drafts';
import { useId } from 'react';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { Select } from '../../../ui/select/select';
import styles from './option-row.module.css';

interface QuotePolicyOptionProps {
  /** Null for the account's default. */
  readonly value: QuotePolicy | null;
  readonly scope: DraftScope;
  readonly disabled: boolean;
  readonly onChange: (value: QuotePolicy | null) => void;
}

/** Who may quote the post, if the server supports that. Only posts that everybody can read can be quoted by others. */
export function QuotePolicyOption({ value, scope, disabled, onChange }: QuotePolicyOptionProps) {
  const text = useText();
  const id = useId();
  const isOffered = useFeature('quotePolicy');
  if (!isOffered || (scope !== 'public' && scope !== 'unlisted')) return null;
  const options = quotePolicies.map((policy) => ({
    value: policy,
    label: text(`settings.defaultQuotePolicy.${policy}`),
  }));
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{text('quote_policy.label')}</label>
      <Select
        id={id}
        value={value ?? ''}
        disabled={disabled}
        options={[{ value: '', label: text('quote_policy.usual') }, ...options]}
        onChange={({ currentTarget }) =>
          onChange(quotePolicies.find((policy) => policy === currentTarget.value) ?? null)
        }
      />
    </div>
  );
}
