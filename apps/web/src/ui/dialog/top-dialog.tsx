import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../platform/i18n/use-text';
import floating from '../floating/floating.module.css';
import { IconButton } from '../icon-button/icon-button';
import { join } from '../styles/join';
import type { DialogProps } from './dialog-view';
import dialog from './dialog.module.css';
import styles from './top-dialog.module.css';

type TopDialogProps = Pick<DialogProps, 'onClose' | 'title' | 'children'>;

/**
 * A dialog over everything, including sheets and other dialogs: for what must be answered before those are closed. Open
 * while mounted. It is a native modal dialog, which traps the focus and restores it.
 */
export function TopDialog({ onClose, title, children }: TopDialogProps) {
  const text = useText();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it is removed: a removed dialog cannot restore the focus.
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  // A modal layer that opens below later hides all other elements from screen readers.
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const observer = new MutationObserver(() => shown.removeAttribute('aria-hidden'));
    observer.observe(shown, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);

  // A dialog below would cancel the browser's own reaction to Escape without closing anything.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  // Rendered outside the application's root, which a dialog below has hidden.
  return createPortal(
    <dialog
      ref={element}
      className={join(floating.surface, dialog.dialog, styles.top)}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      <h2 id={titleId} className={join(dialog.title, dialog.besideClose)}>
        {title}
      </h2>
      {children}
      <IconButton className={dialog.close} icon={X} name={text('general.close')} onClick={onClose} />
    </dialog>,
    document.body,
  );
}
