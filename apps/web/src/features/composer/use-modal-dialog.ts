import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { focusAtEnd } from './focus-at-end';

/**
 * Opens a dialog over the page while it stands, with the caret in its text. Escape, and a press beside it, ask
 * for it to be closed; leaving gives the focus back to where it was.
 */
export function useModalDialog(dialogRef: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    // What lies around it belongs to the dialog itself; a press that began in its text is no wish to leave.
    let pressedBeside = false;
    dialog.addEventListener('mousedown', ({ target }) => (pressedBeside = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => pressedBeside && target === dialog && close(), {
      signal,
    });
    dialog.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        close();
      },
      { signal },
    );
    // A second Escape closes it whatever was asked for.
    dialog.addEventListener('close', () => close(), { signal });

    dialog.showModal();
    const field = dialog.querySelector('textarea');
    if (field !== null) focusAtEnd(field);
    return () => {
      stopped.abort();
      // Taking the element away would lose the focus.
      dialog.close();
    };
  }, [dialogRef]);
}
