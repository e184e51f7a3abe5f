import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { Note } from '../../ui/note/note';
import type { Losing } from './losing';
import { UnfinishedNote } from './unfinished-note';

interface WhatStaysProps {
  readonly losing: Losing;
  readonly keeps: boolean;
  readonly onKeeps: (keeps: boolean) => void;
}

/** What would be lost, and the choice to keep it on this device. */
export function WhatStays({ losing, keeps, onKeeps }: WhatStaysProps) {
  const text = useText();
  return (
    <>
      {losing.forms !== null && !keeps && <UnfinishedNote forms={losing.forms} />}
      {losing.areAlone && !keeps && <Note tone="warning">{text('sign_out.settings_alone')}</Note>}
      {losing.areLost && !keeps && <Note tone="warning">{text('sign_out.settings_lost')}</Note>}
      <Check checked={keeps} onChange={({ currentTarget }) => onKeeps(currentTarget.checked)}>
        {text('sign_out.keep_drafts')}
      </Check>
    </>
  );
}
