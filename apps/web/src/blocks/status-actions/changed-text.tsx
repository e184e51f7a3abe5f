import type { DiffPart } from '@linnet/domain/actions';
import styles from './dialogs.module.css';

interface ChangedTextProps {
  readonly parts: readonly DiffPart[];
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A text with what was taken out struck and what was put in underlined: colour is not all that says it. */
export function ChangedText({ parts }: ChangedTextProps) {
  return parts.map(({ kind, text }, index) => {
    const Tag = tags[kind];
    return (
      <Tag key={index} className={kind === 'same' ? undefined : styles[kind]}>
        {text}
      </Tag>
    );
  });
}
