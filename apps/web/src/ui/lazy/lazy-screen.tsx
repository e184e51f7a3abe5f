import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from '../../platform/chunks/lazy-part';
import { sharedTroubles } from '../../platform/chunks/shared-troubles';
import { useLazyPart } from '../../platform/chunks/use-lazy-part';
import { useEnsureText } from '../../platform/i18n/use-ensure-text';
import { Spinner } from '../spinner/spinner';
import styles from './lazy-screen.module.css';
import { LazyTrouble } from './lazy-trouble';

interface LazyScreenOptions<Props> {
  /** Shown while the screen is loading, in its size. Gets its props. */
  readonly placeholder?: (props: Props) => ReactNode;
  /** Not what the viewer came for: its code is loaded after the first content. */
  readonly later?: boolean;
  /**
   * Where a failure to load is shown: in its own place; over the page, for what floats there itself; or by
   * `SharedTrouble`, together with others, while the placeholder stays. With `later` the default is `shared`.
   */
  readonly trouble?: 'here' | 'floating' | 'shared';
}

/**
 * A screen whose code is loaded when it is first shown: `lazyScreen(() => import('…').then((m) => m.AboutScreen))`.
 * Failures are shown with a button to retry; the rest of the page is not affected.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder: Placeholder = Waiting, later = false, ...rest }: LazyScreenOptions<Props> = {},
): ComponentType<Props> & { preload(): void } {
  const { trouble = later ? 'shared' : 'here' } = rest;
  const part = new LazyPart(load);
  if (trouble === 'shared') sharedTroubles.watch(part);

  function LazyScreen(props: Props) {
    const code = useLazyPart(part, later ? 'later' : true);
    const words = useEnsureText(later ? 'later' : true);
    if (code.state === 'ready' && words.state === 'ready') return <code.part {...props} />;
    if (trouble === 'shared') return <Placeholder {...props} />;
    for (const { state, retry } of [{ ...code, retry: part.retry }, words]) {
      if (state !== 'failed' && state !== 'late') continue;
      const told = <LazyTrouble state={state} onRetry={retry} />;
      return trouble === 'floating' ? <div className={styles.floating}>{told}</div> : told;
    }
    return <Placeholder {...props} />;
  }

  return Object.assign(LazyScreen, { preload: part.start });
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
