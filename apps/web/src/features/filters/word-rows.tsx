import type { SoughtWord } from '@linnet/domain/filters';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { TextField } from '../../ui/field/text-field';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './filters.module.css';

interface WordRowsProps {
  readonly words: readonly SoughtWord[];
  /** A filter can have several words. */
  readonly several: boolean;
  readonly problem: string | undefined;
  readonly onChange: (words: readonly SoughtWord[]) => void;
}

/** The words of a filter. */
export function WordRows({ words, several, problem, onChange }: WordRowsProps) {
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
              onChange={({ currentTarget }) =>
                onChange(words.with(at, { ...word, keyword: currentTarget.value }))
              }
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
              onChange={({ currentTarget }) =>
                onChange(words.with(at, { ...word, wholeWord: currentTarget.checked }))
              }
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
