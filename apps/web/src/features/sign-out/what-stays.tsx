import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { Note } from '../../ui/note/note';
import type { Losing } from './losing';
import type { UnfinishedForms } from '@linnet/domain/form-drafts';
import { useLocale } from '../../platform/i18n/use-locale';

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

/** Names and counts the unfinished forms that would be lost. */
function UnfinishedNote({ forms }: { readonly forms: UnfinishedForms }) {
  const text = useText();
  const { code } = useLocale();
  const { profileTexts, reports, lists } = forms;
  const parts = [
    ...(profileTexts > 0 ? [text('sign_out.unfinished.texts', { count: profileTexts })] : []),
    ...(reports > 0 ? [text('sign_out.unfinished.reports', { count: reports })] : []),
    ...(lists > 0 ? [text('sign_out.unfinished.lists', { count: lists })] : []),
  ];
  const what = new Intl.ListFormat(code, { type: 'conjunction' }).format(parts);
  return <Note tone="warning">{text('sign_out.unfinished', { what })}</Note>;
}
