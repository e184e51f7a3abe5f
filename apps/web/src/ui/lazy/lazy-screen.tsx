import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from '../../platform/chunks/lazy-part';
import { sharedTroubles } from '../../platform/chunks/shared-troubles';
import { useLazyPart } from '../../platform/chunks/use-lazy-part';
import { useEnsureText } from '../../platform/i18n/use-ensure-text';
import { Spinner } from '../spinner/spinner';
import styles from './lazy-screen.module.css';
import { LazyTrouble } from './lazy-trouble';

interface LazyScreenOptions<Props> {
  /** Stands while the screen is loading, in its measures. Gets its props. */
  readonly placeholder?: (props: Props) => ReactNode;
  /** Not what the person came for: its code comes after the first content. */
  readonly later?: boolean;
  /**
   * Where it is told that it did not come: in its own place; over the page, for what lies there itself; or by
   * `SharedTrouble`, with that of others, while the placeholder stands. What comes later shares unless it says more.
   */
  readonly trouble?: 'here' | 'floating' | 'shared';
}

/**
 * A screen whose code comes when it is first shown: `lazyScreen(() => import('…').then((m) => m.AboutScreen))`.
 * What can go wrong on the way is told, with ways on; the rest of the page stays as it is.
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
