import type { Account, ProfileField } from '@linnet/api';
import { emojify, readRichText } from '@linnet/richtext';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useMemo } from 'react';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Icon } from '../../ui/icon/icon';
import { RichText } from '../rich-text/rich-text';
import styles from './card-fields.module.css';

/** The profile fields of an account, as a table. */
export function CardFields({ account: { fields, emojis } }: { readonly account: Account }) {
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field, place) => (
        // Two fields may be equal: only the index tells them apart.
        <Field key={place} field={field} emojis={emojis} />
      ))}
    </dl>
  );
}

interface FieldProps extends Pick<Account, 'emojis'> {
  readonly field: ProfileField;
}

function Field({ field: { name, value, verifiedAt }, emojis }: FieldProps) {
  const text = useText();
  const { date } = useAbsoluteTime();
  const { nodes } = useMemo(() => readRichText(value, { parse: parseHtml, emojis }), [value, emojis]);
  const words =
    verifiedAt === null ? null : text('user_card.verified', { date: date(Date.parse(verifiedAt)) });
  return (
    <div className={styles.field} data-verified={words !== null || undefined}>
      <dt dir="auto">
        <RichText nodes={emojify(name, emojis)} />
      </dt>
      <dd dir="auto">
        <RichText nodes={nodes} />
        {words !== null && (
          <span className={styles.verified} role="img" aria-label={words} title={words}>
            <Icon of={BadgeCheck} size="small" />
          </span>
        )}
      </dd>
    </div>
  );
}
