import type { ComponentType } from 'react';
import { LazyPart } from '../../platform/chunks/lazy-part';
import { useLazyPart } from '../../platform/chunks/use-lazy-part';
import { useEnsureText } from '../../platform/i18n/use-ensure-text';
import { Spinner } from '../spinner/spinner';
import styles from './lazy-screen.module.css';
import { LazyTrouble } from './lazy-trouble';

interface LazyScreenOptions {
  /** Stands while the screen is loading, in its measures. */
  readonly placeholder?: ComponentType;
  /** Not what the person came for: its code comes after the first content. */
  readonly later?: boolean;
  /** It lies over the page: what can go wrong does too, or nobody would see it at the page's end. */
  readonly floats?: boolean;
}

/**
 * A screen whose code comes when it is first shown: `lazyScreen(() => import('…').then((m) => m.AboutScreen))`.
 * What can go wrong on the way is shown in its place, with ways on; the rest of the page stays as it is.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder: Placeholder = Waiting, later = false, floats = false }: LazyScreenOptions = {},
): ComponentType<Props> & { preload(): void } {
  const part = new LazyPart(load);

  function LazyScreen(props: Props) {
    const code = useLazyPart(part, later ? 'later' : true);
    const words = useEnsureText(later ? 'later' : true);
    if (code.state === 'ready' && words.state === 'ready') return <code.part {...props} />;
    for (const { state, retry } of [{ ...code, retry: part.retry }, words]) {
      if (state !== 'failed' && state !== 'late') continue;
      const trouble = <LazyTrouble state={state} onRetry={retry} />;
      return floats ? <div className={styles.floating}>{trouble}</div> : trouble;
    }
    return <Placeholder />;
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
