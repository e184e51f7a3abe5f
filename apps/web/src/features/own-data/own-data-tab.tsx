import { ownDataOf } from '@linnet/domain/own-data';
import { ApiError, type ErrorReason } from '@linnet/api';
import { useEffect, useState } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import { ErrorNote } from '../../blocks/error/error-note';
import { BackupsSection } from './backups-section';
import { ExportSection } from './export-section';
import { ImportSection } from './import-section';
import { JobsSection } from './jobs-section';

/** Imports, exports and backups of the viewer's account. */
export function OwnDataTab() {
  const text = useText();
  const client = useClient();
  const ownData = ownDataOf(client);
  const isNotStored = useCell(ownData.isNotStored);
  const { state } = useSession();
  const [failed, setFailed] = useState<ErrorReason | null>(null);
  useEffect(() => {
    Promise.all([client.features.load(), ownData.start()]).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.reason);
    });
  }, [client, ownData]);
  if (state !== 'signed-in')
    return (
      <>
        <Note tone="warning">{text('own_data.expired')}</Note>
        <JobsSection />
      </>
    );
  return (
    <>
      {failed !== null && <ErrorNote reason={failed} />}
      {isNotStored && <Note tone="warning">{text('own_data.not_stored')}</Note>}
      <ImportSection />
      <ExportSection />
      <JobsSection />
      <BackupsSection />
    </>
  );
}
