import Upload from 'lucide-react/icons/upload';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { useTimeout } from '../../platform/time/use-timeout';
import { Icon } from '../../ui/icon/icon';
import styles from './drop-files.module.css';

/** `fading`: the drag has ended or left the form, and the overlay fades out. */
type DropState = 'none' | 'over' | 'fading';

/** Duration of the fading. */
const FADE_MS = 500;

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
  const addFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const isOverForm = ({ target }: DragEvent): boolean =>
      !disabled && target instanceof Node && formRef.current?.contains(target) === true;
    const fadeOut = () => setState((now) => (now === 'over' ? 'fading' : now));

    function handleOver(event: DragEvent) {
      if (!holdsFiles(event) || event.dataTransfer === null) return;
      const isOver = isOverForm(event);
      // Another form may already have accepted the drag; its effect is kept.
      if (isOver || !event.defaultPrevented) event.dataTransfer.dropEffect = isOver ? 'copy' : 'none';
      event.preventDefault();
      if (isOver) setState('over');
      else fadeOut();
    }
    function handleDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      fadeOut();
      if (isOverForm(event)) addFiles([...(event.dataTransfer?.files ?? [])]);
    }
    function handleLeave({ relatedTarget }: DragEvent) {
      // No element is entered: the drag has left the window.
      if (relatedTarget === null) fadeOut();
    }
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    return () => control.abort();
  }, [formRef, disabled]);

  useTimeout(() => setState('none'), state === 'fading' ? FADE_MS : null);

  return state;
}

interface DropOverlayProps {
  readonly state: DropState;
  /** What dropping them does; by default they are attached. */
  readonly label?: string;
}

/** Covers a form while files are dragged over it. Its parent must be positioned. */
export function DropOverlay({ state, label }: DropOverlayProps) {
  const text = useText();
  if (state === 'none') return null;
  return (
    <div className={styles.overlay} data-state={state}>
      <Icon of={Upload} size="large" />
      <span>{label ?? text('upload.drop')}</span>
    </div>
  );
}
