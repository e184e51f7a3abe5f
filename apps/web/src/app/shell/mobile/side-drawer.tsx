import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useText } from '../../../platform/i18n/use-text';
import { useCloseOnBack } from '../../../platform/navigation/go-back';
import { listenForSwipe } from '../../../platform/browser/listen-for-swipe';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  readonly open: boolean;
  /** Called on Escape, the back gesture of the phone, a click on the backdrop, and a swipe towards the edge. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer at the start edge, as a native modal dialog, which traps the focus and restores it. */
export function SideDrawer({ open, onClose, children }: SideDrawerProps) {
  const text = useText();
  const { direction } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    // Not `:has` in a style: with every row that a list makes, the whole page would be searched for an open drawer.
    const { dataset } = document.documentElement;
    dataset['drawer'] = 'open';
    return () => {
      delete dataset['drawer'];
      element.close();
    };
  }, [open]);

  useCloseOnBack(open, onClose);

  const handleClose = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const close = () => handleClose();
    const side = direction === 'rtl' ? 1 : -1;
    const stops = [listenForBackdrop(element, close), listenForSwipe({ element, side, onSwipe: close })];
    return () => stops.forEach((stop) => stop());
  }, [open, direction]);

  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={text('nav.menu')} onClose={onClose}>
      {/* The content stays rendered while the drawer slides out. */}
      {wasOpened && children}
    </dialog>
  );
}

/** Listens for clicks on the backdrop of a modal dialog: they target the dialog itself, outside its box. */
function listenForBackdrop(dialog: HTMLDialogElement, onClick: () => void): () => void {
  function handleClick(event: MouseEvent) {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) onClick();
  }
  dialog.addEventListener('click', handleClick);
  return () => dialog.removeEventListener('click', handleClick);
}
