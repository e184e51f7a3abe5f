import ChevronDown from 'lucide-react/icons/chevron-down';
import { useInstance } from '../../platform/client/use-instance';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './content-type-choice.module.css';
import type { MessageId } from '../../platform/i18n/message-id';

/** Names of known post formats; any other is shown as the server writes it. */
const contentTypeNames: Readonly<Record<string, MessageId>> = {
  'text/plain': 'post_status.content_type.plain',
  'text/html': 'post_status.content_type.html',
  'text/markdown': 'post_status.content_type.markdown',
  'text/bbcode': 'post_status.content_type.bbcode',
  'text/x.misskeymarkdown': 'post_status.content_type.mfm',
};

interface ContentTypeChoiceProps {
  readonly contentType: string;
  readonly onChange: (contentType: string) => void;
}

/** Chooses the post format, if the server supports more than one. */
export function ContentTypeChoice({ contentType, onChange }: ContentTypeChoiceProps) {
  const text = useText();
  const formats = useInstance().instance?.postFormats ?? [];
  if (formats.length < 2) return null;
  const offered = formats.includes(contentType) ? formats : [contentType, ...formats];
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        aria-label={text('post_status.content_type')}
        value={contentType}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {offered.map((format) => {
          const name = contentTypeNames[format];
          return (
            <option key={format} value={format}>
              {name === undefined ? format : text(name)}
            </option>
          );
        })}
      </select>
      <Icon of={ChevronDown} size="small" />
    </span>
  );
}
