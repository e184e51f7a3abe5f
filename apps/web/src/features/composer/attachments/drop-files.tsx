import Upload from 'lucide-react/icons/upload';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { useTimeout } from '../../../platform/time/use-timeout';
import { Icon } from '../../../ui/icon/icon';
import styles from './drop-files.module.css';

/** `fading`: the drag has ended or left, and the sign fades out. */
type DropState = 'none' | 'over' | 'fading';

/** Duration of the fading, in milliseconds. */
const FADE = 500;

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

interface DropFilesOptions {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Accepts files that are dropped on a form. Drops anywhere else on the page are ignored: the browser would open the
 * file in place of the page.
 */
export function useDropFiles(
  formRef: RefObject<HTMLElement | null>,
  { disabled, onFiles }: DropFilesOptions,
): DropState {
  const [state, setState] = useState<DropState>('none');
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const isHere = ({ target }: DragEvent): boolean =>
      !disabled && target instanceof Node && formRef.current?.contains(target) === true;
    const leave = () => setState((now) => (now === 'over' ? 'fading' : now));

    function handleOver(event: DragEvent) {
      if (!holdsFiles(event) || event.dataTransfer === null) return;
      const here = isHere(event);
      // Another form may already have accepted the drag; its effect is kept.
      if (here || !event.defaultPrevented) event.dataTransfer.dropEffect = here ? 'copy' : 'none';
      event.preventDefault();
      if (here) setState('over');
      else leave();
    }
    function handleDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      leave();
      if (isHere(event)) take([...(event.dataTransfer?.files ?? [])]);
    }
    function handleLeave({ relatedTarget }: DragEvent) {
      // No element is entered: the drag has left the window.
      if (relatedTarget === null) leave();
    }
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    return () => control.abort();
  }, [formRef, disabled]);

  useTimeout(() => setState('none'), state === 'fading' ? FADE : null);

  return state;
}

/** Covers a form while files are dragged over it. Its parent must be positioned. */
export function DropSign({ state }: { readonly state: DropState }) {
  const text = useText();
  if (state === 'none') return null;
  return (
    <div className={styles.sign} data-state={state}>
      <Icon of={Upload} size="large" />
      <span>{text('upload.drop')}</span>
    </div>
  );
}
