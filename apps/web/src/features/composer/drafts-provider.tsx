import { ApiError } from '@linnet/api';
import type { Drafts } from '@linnet/domain/drafts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';

const DraftsContext = createContext<Drafts | null>(null);

interface DraftsProviderProps {
  /** A placeholder, shown until the drafts are loaded. */
  readonly space?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once the drafts are loaded: before that, typed text could not be stored. */
export function DraftsProvider({ space = null, children }: DraftsProviderProps) {
  const text = useText();
  const { drafts } = useClient();
  const loaded = useCell(drafts.loaded);
  const [tries, setTries] = useState(1);
  const [failedAt, setFailedAt] = useState(0);

  useEffect(() => {
    drafts.load().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailedAt(tries);
    });
  }, [drafts, tries]);

  if (loaded !== null) return <DraftsContext value={loaded}>{children}</DraftsContext>;
  if (failedAt !== tries) return space;
  return (
    <Note tone="error">
      {text('errors.part_missing')}
      <Button small onClick={() => setTries(tries + 1)}>
        {text('general.retry')}
      </Button>
    </Note>
  );
}

/** The drafts of the `DraftsProvider` around the component. */
export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (drafts === null) throw new Error('There is no DraftsProvider around this.');
  return drafts;
}
