import { useEffect } from 'react';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useClient } from '../../platform/client/client-provider';
import { deployedBuild, presentBuild } from './read-build';
import { watchBuild } from './watch-build';

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
