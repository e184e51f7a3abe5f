import { useEffect } from 'react';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useClient } from '../../platform/client/client-provider';
import { watchBuild } from './watch-build';

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
