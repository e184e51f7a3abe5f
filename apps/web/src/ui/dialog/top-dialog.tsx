import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../platform/i18n/use-text';
import floating from '../floating/floating.module.css';
import { IconButton } from '../icon-button/icon-button';
import { join } from '../styles/join';
import type { DialogProps } from './dialog-props';
import dialog from './dialog.module.css';
import styles from './top-dialog.module.css';

type TopDialogProps = Pick<DialogProps, 'onClose' | 'title' | 'children'>;

/**
 * A window over everything, sheets and other windows too: for what cannot wait until those are closed. Open as long
 * as it is there. The browser's own dialog keeps the focus in it and gives it back.
 */
export function TopDialog({ onClose, title, children }: TopDialogProps) {
  const text = useText();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before it is taken off the page: one that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  // A window that opens later below it hides all else on the page from those who listen.
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const stays = new MutationObserver(() => shown.removeAttribute('aria-hidden'));
    stays.observe(shown, { attributeFilter: ['aria-hidden'] });
    return () => stays.disconnect();
  }, []);

  // A window below takes the key from the browser, and closes nothing.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  // Not among the parts of the page: a window below has hidden those.
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
