import type { UnfinishedForms } from '@linnet/domain/form-drafts';
import { useLocale } from '../../platform/i18n/use-locale';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';

/** What was begun in forms and goes with whoever leaves, in words and numbers. */
export function UnfinishedNote({ forms }: { readonly forms: UnfinishedForms }) {
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
