import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../icon-button/icon-button';
import { Panel } from '../panel/panel';
import { PanelHeader } from '../panel/panel-header';
import styles from './dock.module.css';

interface DockFrameProps {
  readonly windows: ReactNode;
  readonly heads: ReactNode;
  /** Leaves room for a floating button below. */
  readonly raised: boolean;
  /** The page has a form at its lower edge, over which the heads would lie where the page has no third column. */
  readonly overForm: boolean;
  readonly dockRef: RefObject<HTMLElement | null>;
}

/** The windows at the edge of a wide page, one above the other, and below them their buttons. */
export function DockFrame({ windows, heads, raised, overForm, dockRef }: DockFrameProps) {
  const text = useText();
  return (
    <aside
      ref={dockRef}
      className={styles.dock}
      aria-label={text('dock.title')}
      data-raised={raised || undefined}
      data-over-form={overForm || undefined}
    >
      <div className={styles.windows}>{windows}</div>
      <ul className={styles.heads}>{heads}</ul>
    </aside>
  );
}

interface FocusProps {
  /** It is to take the focus now. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
}

interface DockWindowProps extends FocusProps {
  readonly title: ReactNode;
  /** What the window is about, for the names of its buttons. */
  readonly name: string;
  readonly onMinimise: () => void;
  /** Left out where a window can only be minimised. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** One window of the dock. Escape minimises it. */
export function DockWindow({ title, name, onMinimise, onClose, children, ...focus }: DockWindowProps) {
  const text = useText();
  const titleId = useId();
  const window = useRef<HTMLElement>(null);
  const { takesFocus, onFocused } = focus;
  useEffect(() => {
    if (!takesFocus) return;
    const { current } = window;
    (current?.querySelector('textarea') ?? current)?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  useFieldFocus(window);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // What floats above the window is outside of it in the page.
    if (!(event.target instanceof Node) || window.current?.contains(event.target) !== true) return;
    event.preventDefault();
    event.stopPropagation();
    onMinimise();
  }

  return (
    <Panel
      ref={window}
      className={styles.window}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-dock-window
      onKeyDown={handleKeyDown}
    >
      <PanelHeader title={title} titleId={titleId}>
        <IconButton small icon={ChevronDown} name={text('dock.minimise', { name })} onClick={onMinimise} />
        {onClose && <IconButton small icon={X} name={text('dock.close', { name })} onClick={onClose} />}
      </PanelHeader>
      {children}
    </Panel>
  );
}

/** Passes the focus on from a window to its field, once the code of the field has been loaded. */
function useFieldFocus(window: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = window;
    if (current === null) return undefined;
    const observer = new MutationObserver(() => {
      const field = current.querySelector('textarea');
      if (field === null) return;
      observer.disconnect();
      if (document.activeElement === current) field.focus();
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [window]);
}

interface DockHeadProps extends FocusProps {
  /** The accessible name: what a click opens. */
  readonly name: string;
  readonly isOpen: boolean;
  /** What is new, as a number and in words. */
  readonly count?: { readonly shown: string; readonly label: string } | null;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The round button of a window, to open and to minimise it. */
export function DockHead({ name, isOpen, count, onClick, children, takesFocus, onFocused }: DockHeadProps) {
  const head = useRef<HTMLButtonElement>(null);
  const countId = useId();
  useEffect(() => {
    if (!takesFocus) return;
    head.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <li className={styles.item}>
      <button
        ref={head}
        type="button"
        className={styles.head}
        aria-label={name}
        aria-expanded={isOpen}
        aria-describedby={count ? countId : undefined}
        title={name}
        onClick={onClick}
      >
        {children}
      </button>
      {count && (
        <>
          <span className={styles.count} aria-hidden>
            {count.shown}
          </span>
          <span id={countId} hidden>
            {count.label}
          </span>
        </>
      )}
    </li>
  );
}
