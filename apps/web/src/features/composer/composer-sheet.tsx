import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { ComposerForm } from './composer-form';
import styles from './composer-sheet.module.css';
import { DraftsProvider } from './drafts-provider';
import { useKeyboardInset } from './use-keyboard-inset';
import { useMessageParameter } from './use-message-parameter';
import { useModalDialog } from './use-modal-dialog';

interface ComposerSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const context = { kind: 'new' } as const;

/** The form of a new post over the page of a phone. Closing keeps what was written. */
export function ComposerSheet({ open, onClose }: ComposerSheetProps) {
  return <DraftsProvider>{open && <OpenSheet onClose={onClose} />}</DraftsProvider>;
}

function OpenSheet({ onClose }: Pick<ComposerSheetProps, 'onClose'>) {
  const text = useText();
  const titleId = useId();
  const sheetRef = useRef<HTMLDialogElement>(null);
  useMessageParameter();
  useKeyboardInset(sheetRef);
  useModalDialog(sheetRef, onClose);

  return (
    <dialog ref={sheetRef} className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.content}>
        <header className={styles.header}>
          <IconButton icon={X} size="nav" name={text('general.close')} onClick={onClose} />
          <h2 id={titleId} className={styles.title}>
            {text('post_status.new_status')}
          </h2>
        </header>
        <ComposerForm
          context={context}
          variant="sheet"
          label={text('post_status.new_status')}
          placeholder={text('post_status.default')}
          onPosted={onClose}
        />
      </div>
    </dialog>
  );
}
