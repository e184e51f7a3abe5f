import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import type { ScreenTexts } from '../../locales/text-parts';
import { LazyPart, useLazyPart } from '../../platform/chunks/lazy-part';
import { reloadPage, sharedErrors } from '../../platform/chunks/reload-page';
import { useEnsureText, useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import { Spinner } from '../spinner/spinner';
import { ErrorState } from '../state/error-state';
import styles from './lazy-screen.module.css';

interface LoadErrorProps {
  readonly state: 'failed' | 'late';
  readonly onRetry: () => void;
}

/** The message that a lazy part failed to load, or is late. */
function LoadError({ state, onRetry }: LoadErrorProps) {
  const text = useText();
  const late = state === 'late';
  return (
    <ErrorState
      title={text(late ? 'chunks.slow_title' : 'chunks.failed_title')}
      text={text(late ? 'chunks.slow_text' : 'chunks.failed_text')}
      onRetry={onRetry}
    >
      <Button variant="quiet" onClick={reloadPage}>
        {text('chunks.reload')}
      </Button>
    </ErrorState>
  );
}

interface LazyScreenOptions<Props> {
  /** Shown while the screen is loading, in its size. Gets its props. */
  readonly placeholder?: (props: Props) => ReactNode;
  /** Where an error is shown: in the space of the screen, or over the page, for what floats there itself. */
  readonly errorAt?: 'here' | 'floating';
  /** The part of the locale that only this screen needs. */
  readonly texts?: ScreenTexts;
}

/**
 * A screen, dialog or panel that the viewer came for, loaded when it is first shown:
 * `lazyScreen(() => import('…').then((m) => m.AboutScreen))`. Errors are shown with a button to retry; the rest of the
 * page is not affected.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder = LazySpinner, errorAt = 'here', texts }: LazyScreenOptions<Props> = {},
): ComponentType<Props> & { preload(): void } {
  return lazyComponent(load, { placeholder, errorAt, texts, when: true });
}

/**
 * A part that is not what the viewer came for, loaded after the first content:
 * `lazyPart(() => import('…').then((m) => m.Quote), QuotePlaceholder)`. The placeholder has the size of the part, so
 * that nothing moves when the part appears, and stays after an error, which `SharedLoadError` shows for all parts.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode = Nothing,
  texts?: ScreenTexts,
): ComponentType<Props> & { preload(): void } {
  return lazyComponent(load, { placeholder, errorAt: 'shared', when: 'later', texts });
}

interface LazyOptions<Props> {
  readonly placeholder: (props: Props) => ReactNode;
  readonly errorAt: 'here' | 'floating' | 'shared';
  readonly when: true | 'later';
  readonly texts?: ScreenTexts | undefined;
}

function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder: Placeholder, errorAt, when, texts }: LazyOptions<Props>,
): ComponentType<Props> & { preload(): void } {
  const part = new LazyPart(load);
  if (errorAt === 'shared') sharedErrors.watch(part);

  function LazyComponent(props: Props) {
    const code = useLazyPart(part, when);
    const words = useEnsureText(when, texts);
    if (code.state === 'ready' && words.state === 'ready') return <code.part {...props} />;
    if (errorAt === 'shared') return <Placeholder {...props} />;
    for (const { state, retry } of [{ ...code, retry: part.retry }, words]) {
      if (state !== 'failed' && state !== 'late') continue;
      const error = <LoadError state={state} onRetry={retry} />;
      return errorAt === 'floating' ? <div className={styles.floating}>{error}</div> : error;
    }
    return <Placeholder {...props} />;
  }

  return Object.assign(LazyComponent, { preload: part.start });
}

function Nothing() {
  return null;
}

/** The placeholder of what has no fixed size. */
export function LazySpinner() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

/** A message over the page that parts of many components, such as cards, failed to load; one click retries all. */
export function SharedLoadError() {
  const parts = useSyncExternalStore(sharedErrors.subscribe, sharedErrors.get);
  const words = useEnsureText('later');
  const states = [words.state, ...parts.map((part) => part.state().state)];
  const state = (['failed', 'late'] as const).find((one) => states.includes(one));
  if (state === undefined) return null;
  const handleRetry = () => {
    words.retry();
    parts.forEach((part) => part.retry());
  };
  return (
    <div className={styles.floating}>
      <LoadError state={state} onRetry={handleRetry} />
    </div>
  );
}
