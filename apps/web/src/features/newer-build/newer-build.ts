import { useEffect } from 'react';
import { partFailed } from '../../platform/chunks/lazy-part';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useClient } from '../../platform/client/client-provider';

/** Milliseconds between two checks; nobody deploys more often than that. */
const PAUSE = 30 * 60_000;

interface WatchOptions {
  readonly present: string;
  /** Fetches the id of the deployed build. Rejects if the server cannot be reached. */
  readonly fetchBuild: () => Promise<string | null>;
  /** Called once for each build that is not the present one. */
  readonly onNewer: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Polls, while the tab is visible, whether the server has another build; checks at once when a chunk of this build
 * fails to load. Returns a function that stops polling.
 */
export function watchBuild({ present, fetchBuild, onNewer, onError }: WatchOptions): () => void {
  let reported = present;
  let due = Date.now() + PAUSE;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    due = Date.now() + PAUSE;
    plan();
    try {
      const build = await fetchBuild();
      if (build === null || build === reported) return;
      reported = build;
      if (build !== present) onNewer();
    } catch (error) {
      onError(error);
    } finally {
      isAsking = false;
    }
  }

  /** Schedules the next check. A hidden tab waits until it is visible again. */
  function plan(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void check(), Math.max(0, due - Date.now()));
  }

  const checkNow = (): void => void check();
  plan();
  document.addEventListener('visibilitychange', plan);
  addEventListener(partFailed, checkNow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
    removeEventListener(partFailed, checkNow);
  };
}

/** Holds the id of the page's build; the build writes it into the HTML. */
const SELECTOR = 'meta[name="linnet-build"]';

/** Holds the id of the deployed build, which a reload would load. */
const ADDRESS = '/static/linnet-build.json';

/** The id of this page's build; null in development, where there is none. */
function presentBuild(): string | null {
  return document.querySelector<HTMLMetaElement>(SELECTOR)?.content ?? null;
}

/** The id of the build on the server; null if unknown. */
async function deployedBuild(): Promise<string | null> {
  const answer = await fetch(ADDRESS, { cache: 'no-store', credentials: 'omit' });
  return answer.ok ? readBuild(await answer.text()) : null;
}

/** Validates the file's content: if the file is missing, servers answer with an HTML page. */
function readBuild(text: string): string | null {
  return /^\s*\{\s*"build"\s*:\s*"([\w-]{1,40})"\s*\}\s*$/.exec(text)?.[1] ?? null;
}

/** Shows a notice that offers to reload when the server has a newer build; once per build. */
export function NewerBuild() {
  const { notices, log } = useClient();

  useEffect(() => {
    const present = presentBuild();
    if (present === null) return undefined;
    return watchBuild({
      present,
      fetchBuild: deployedBuild,
      onNewer: () =>
        notices.add({
          level: 'info',
          key: 'chunks.newer',
          action: { label: 'chunks.reload', run: reloadPage },
        }),
      onError: (error) => log('warn', 'the id of the deployed build could not be loaded', error),
    });
  }, [notices, log]);

  return null;
}
