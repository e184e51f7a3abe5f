import { useEffect } from 'react';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useClient } from '../../platform/client/client-provider';
import { watchBuild } from './watch-build';

/** Names the build of a page: written by the build itself. */
const SELECTOR = 'meta[name="linnet-build"]';

/** Served beside the page, as new as the page that a reload would bring. */
const ADDRESS = '/static/linnet-build.json';

/** The build that this page runs; null in development, which has none. */
function presentBuild(): string | null {
  return document.querySelector<HTMLMetaElement>(SELECTOR)?.content ?? null;
}

/** The build that the server has now; null where it cannot say. */
async function deployedBuild(): Promise<string | null> {
  const answer = await fetch(ADDRESS, { cache: 'no-store', credentials: 'omit' });
  return answer.ok ? readBuild(await answer.text()) : null;
}

/** Where the file is missing, servers send something else in its place. */
function readBuild(text: string): string | null {
  return /^\s*\{\s*"build"\s*:\s*"([\w-]{1,40})"\s*\}\s*$/.exec(text)?.[1] ?? null;
}

/** Offers to load the page again when the server has a newer Linnet than this tab; each build once. */
export function NewerBuild() {
  const { notices, log } = useClient();

  useEffect(() => {
    const present = presentBuild();
    if (present === null) return undefined;
    return watchBuild({
      present,
      ask: deployedBuild,
      onNewer: () =>
        notices.add({
          level: 'info',
          key: 'chunks.newer',
          action: { label: 'chunks.reload', run: reloadPage },
        }),
      onTrouble: (error) => log('warn', 'whether there is a newer build is not known', error),
    });
  }, [notices, log]);

  return null;
}
