import type { markPerson } from '@linnet/domain/profile';
import type { Highlight } from '@linnet/domain/settings';
import X from 'lucide-react/icons/x';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Select } from '../../ui/select/select';
import styles from './filters.module.css';

interface HighlightRowProps {
  /** The person's full handle. */
  readonly name: string;
  readonly highlight: Highlight;
  /** Called with null to remove the highlight. */
  readonly onChange: (mark: Parameters<typeof markPerson>[2]) => void;
}

const types = ['solid', 'striped', 'side'] as const;

/** One person whose posts are highlighted, and how. */
export function HighlightRow({ name, highlight: { type, color }, onChange }: HighlightRowProps) {
  const text = useText();
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <div className={styles.tools}>
        <Select
          aria-label={text('filter_settings.highlight_type', { name })}
          value={type}
          options={types.map((value) => ({ value, label: text(`user_card.highlight.${value}`) }))}
          onChange={({ currentTarget }) =>
            onChange({ type: types.find((one) => one === currentTarget.value) ?? 'solid' })
          }
        />
        <input
          type="color"
          className={styles.colour}
          aria-label={text('filter_settings.highlight_color', { name })}
          value={color.toLowerCase()}
          onChange={({ currentTarget }) => onChange({ type, color: currentTarget.value })}
        />
        <IconButton
          icon={X}
          name={text('filter_settings.highlight_remove', { name })}
          onClick={() => onChange(null)}
        />
      </div>
    </li>
  );
}
