import type { FailureReason, List } from '@linnet/api';
import { deleteList } from '@linnet/domain/lists';
import { useState } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

/** Asks for confirmation, deletes the list and opens the list of lists. */
export function DeleteList({ list: { id, title } }: { readonly list: List }) {
  const text = useText();
  const client = useClient();
  const [phase, setPhase] = useState<'closed' | 'asking' | 'deleting'>('closed');
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const why = useFailureWords(failure ?? { kind: 'aborted' });

  async function handleConfirm() {
    setPhase('deleting');
    const refusal = await deleteList(client, id);
    setFailure(refusal);
    setPhase(refusal === null ? 'closed' : 'asking');
    if (refusal === null) navigate(pathTo('lists'), { replace: true });
  }

  function handleCancel() {
    setFailure(null);
    setPhase('closed');
  }

  return (
    <>
      <Button small variant="danger" onClick={() => setPhase('asking')}>
        {text('lists.delete')}
      </Button>
      <ConfirmDialog
        open={phase !== 'closed'}
        title={text('lists.delete_question', { title })}
        text={failure === null ? text('lists.delete_text') : text('lists.delete_failed', { why })}
        confirmLabel={text('lists.delete')}
        danger
        pending={phase === 'deleting'}
        onConfirm={() => void handleConfirm()}
        onCancel={handleCancel}
      />
    </>
  );
}
