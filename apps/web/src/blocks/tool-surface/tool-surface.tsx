import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useText } from '../../platform/i18n/use-text';
import floating from '../../ui/floating/floating.module.css';
import { IconButton } from '../../ui/icon-button/icon-button';
import { join } from '../../ui/styles/join';
import { usePlaceNear, useTopLayer } from './place-near';
import styles from './tool-surface.module.css';
import { useKeyboardInset } from './use-keyboard-inset';

/**
 * Calls `onPress` for a press outside of all elements, after the press and its click have ended, so that the panel is
 * still open for whatever handles the click. Returns a function that says whether a press is under way.
 */
function usePressOutside(
  elements: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
): () => boolean {
  const isPressing = useRef(false);
  const handlePress = useEffectEvent(onPress);
  const isInside = useEffectEvent((target: EventTarget | null) => {
    return target instanceof Node && elements.some(({ current }) => current?.contains(target) === true);
  });

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const options = { capture: true, signal };
    let isOutside = false;
    const handlePointerEnd = (): void => {
      if (!isPressing.current) return;
      const wasOutside = isOutside;
      setTimeout(() => {
        isPressing.current = false;
        if (wasOutside && !signal.aborted) handlePress();
      });
    };
    const handlePointerDown = ({ target }: Event): void => {
      isPressing.current = true;
      isOutside = !isInside(target);
    };
    document.addEventListener('pointerdown', handlePointerDown, options);
    document.addEventListener('pointerup', handlePointerEnd, options);
    document.addEventListener('pointercancel', handlePointerEnd, options);
    return () => stopped.abort();
  }, []);

  return () => isPressing.current;
}

/**
 * Calls `onEscape` for Escape while the focus is on the panel's button or nowhere: the panel does not have it yet, or
 * what had it in the panel is gone. Otherwise the form around the panel would close instead.
 */
function useEscapeOutside(anchorRef: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const handleKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (event.target !== anchorRef.current && event.target !== document.body) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });

  useLayoutEffect(() => {
    const stopped = new AbortController();
    document.addEventListener('keydown', (event) => handleKeyDown(event), {
      capture: true,
      signal: stopped.signal,
    });
    return () => stopped.abort();
  }, []);
}

interface ToolSurfaceProps {
  /** Accessible name: what it is for. */
  readonly label: string;
  /** The button that opened it. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel of choices over the form that it belongs to: beside its button, or at the bottom of a narrow page. It stays
 * inside the form's element, so that the focus stays in the form, even in a dialog.
 */
export function ToolSurface(props: ToolSurfaceProps) {
  const isNarrow = useLayout() === 'narrow';
  const { onClose, anchorRef } = props;
  const surfaceRef = useRef<HTMLDivElement>(null);
  const isPressing = usePressOutside([surfaceRef, anchorRef], onClose);
  useEscapeOutside(anchorRef, close);

  function close() {
    anchorRef.current?.focus();
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The form around it may send or close with the same keys.
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Closes when the focus leaves by keyboard; a press outside is handled when it ends.
    const hasLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (hasLeft && relatedTarget !== anchorRef.current && !isPressing()) onClose();
  }

  const surface = {
    ref: surfaceRef,
    role: 'dialog',
    'aria-label': props.label,
    tabIndex: -1,
    onKeyDown: handleKeyDown,
    onBlur: handleBlur,
  };
  return isNarrow ? <Sheet {...props} surface={surface} /> : <BesideAnchor {...props} surface={surface} />;
}

interface SurfaceProps extends ToolSurfaceProps {
  /** Props of the panel's element. */
  readonly surface: ComponentProps<'div'> & { readonly ref: RefObject<HTMLDivElement | null> };
}

function BesideAnchor({ anchorRef, surface, children }: SurfaceProps) {
  useTopLayer(surface.ref);
  usePlaceNear(surface.ref, () => anchorRef.current?.getBoundingClientRect() ?? null);
  useFocusOnOpen(surface.ref);
  return (
    <div {...surface} popover="manual" className={join(floating.surface, styles.surface, styles.beside)}>
      {children}
    </div>
  );
}

function Sheet({ label, surface, onClose, children }: SurfaceProps) {
  const text = useText();
  const layer = useRef<HTMLDivElement>(null);
  useTopLayer(layer);
  useKeyboardInset();
  useFocusOnOpen(surface.ref);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <div {...surface} className={join(floating.surface, styles.surface, styles.sheet)}>
        <div className={styles.header}>
          <h2 className={styles.title}>{label}</h2>
          <IconButton icon={X} name={text('general.close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** Moves the focus into the panel when it opens; its content may move it on to a field. */
function useFocusOnOpen(surfaceRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const surface = surfaceRef.current;
    if (surface?.contains(document.activeElement) === false) surface.focus({ preventScroll: true });
  }, [surfaceRef]);
}
