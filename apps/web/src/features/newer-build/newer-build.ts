import { useEffect } from 'react';
import { partFailed } from '../../platform/chunks/lazy-part';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useClient } from '../../platform/client/client-provider';

/** The time between two checks. */
const CHECK_INTERVAL_MS = 30 * 60_000;

interface WatchOptions {
  readonly currentBuild: string;
  /** Fetches the id of the deployed build. Rejects if the server cannot be reached. */
  readonly fetchBuild: () => Promise<string | null>;
  /** Called once for each build that is not the current one. */
  readonly onNewer: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Polls, while the tab is visible, whether the server has another build; checks at once when a chunk of this build
 * fails to load. Returns a function that stops polling.
 */
export function watchBuild({ currentBuild, fetchBuild, onNewer, onError }: WatchOptions): () => void {
  let reported = currentBuild;
  let nextCheckAt = Date.now() + CHECK_INTERVAL_MS;
  let isChecking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    nextCheckAt = Date.now() + CHECK_INTERVAL_MS;
    schedule();
    try {
      const build = await fetchBuild();
      if (build === null || build === reported) return;
      reported = build;
      if (build !== currentBuild) onNewer();
    } catch (error) {
      onError(error);
    } finally {
      isChecking = false;
    }
  }

  /** Schedules the next check. A hidden tab waits until it is visible again. */
  function schedule(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void check(), Math.max(0, nextCheckAt - Date.now()));
  }

  const checkNow = (): void => void check();
  schedule();
  document.addEventListener('visibilitychange', schedule);
  addEventListener(partFailed, checkNow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
    removeEventListener(partFailed, checkNow);
  };
}

/** The element with the id of the page's build, which the build writes into the HTML. */
const SELECTOR = 'meta[name="linnet-build"]';

/** The file with the id of the deployed build, which a reload would load. */
const BUILD_PATH = '/static/linnet-build.json';

/** The id of this page's build; null in development, where there is none. */
function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>(SELECTOR)?.content ?? null;
}

/** The id of the build on the server; null if unknown. */
async function deployedBuild(): Promise<string | null> {
  const answer = await fetch(BUILD_PATH, { cache: 'no-store', credentials: 'omit' });
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
    const currentBuild = pageBuild();
    if (currentBuild === null) return undefined;
    return watchBuild({
      currentBuild,
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
