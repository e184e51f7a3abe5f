import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { Note } from '../../ui/note/note';

/** What goes with whoever leaves, beside text that was never posted. */
export interface Losing {
  /** Words, marks and pins that are nowhere but in this browser. */
  readonly areAlone: boolean;
  /** Choices that the server could not be told of. */
  readonly areLost: boolean;
}

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
      {losing.areAlone && !keeps && <Note tone="warning">{text('sign_out.settings_alone')}</Note>}
      {losing.areLost && !keeps && <Note tone="warning">{text('sign_out.settings_lost')}</Note>}
      <Check checked={keeps} onChange={({ currentTarget }) => onKeeps(currentTarget.checked)}>
        {text('sign_out.keep_drafts')}
      </Check>
    </>
  );
}
