import { kindOfText, type DraftContext, type TextKind } from '@linnet/domain/drafts';
import Minus from 'lucide-react/icons/minus';
import { useRef } from 'react';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { useBackCloses } from '../../../platform/navigation/use-back-closes';
import { FormSheet } from '../../../ui/dialog/form-sheet';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { ComposerForm } from '../composer-form';
import { useDrafts } from '../drafts-provider';
import { LeaveDialog } from '../leaving/leave-dialog';
import { useLeaving } from '../leaving/use-leaving';
import { useKeyboardInset } from '../../../blocks/tool-surface/use-keyboard-inset';
import { useDraftForm } from '../use-draft-form';
import styles from './over-page-form.module.css';

interface OverPageFormProps {
  readonly context: DraftContext;
}

const titles: Readonly<Record<TextKind, MessageId>> = {
  post: 'post_status.new_status',
  reply: 'post_status.reply',
  quote: 'post_status.quote',
};

/** A form over the page, for any draft. */
export function OverPageForm({ context }: OverPageFormProps) {
  const text = useText();
  const drafts = useDrafts();
  const sheetRef = useRef<HTMLDivElement>(null);
  const leaving = useLeaving(context, () => {});
  const { content } = useDraftForm(context);
  const title = text(context.kind === 'edit' ? 'post_status.edit_status' : titles[kindOfText(content)]);
  const putAside = () => {
    if (drafts.form(context).touched) drafts.shrink(true);
    else drafts.closeOver(context);
  };
  useKeyboardInset();
  // Back minimises the form without a question; its text stays.
  useBackCloses(true, putAside);

  return (
    <FormSheet
      open
      onClose={leaving.leave}
      title={title}
      sheetRef={sheetRef}
      firstFocus={() => sheetRef.current?.querySelector('textarea') ?? null}
      tools={
        <>
          <Link className={styles.drafts} to={pathTo('drafts')} onClick={putAside}>
            {text('drafts.drafts')}
          </Link>
          <IconButton icon={Minus} name={text('post_status.put_aside')} onClick={putAside} />
        </>
      }
    >
      <ComposerForm
        context={context}
        variant="over"
        label={title}
        placeholder={text('post_status.default')}
        onSent={() => drafts.closeOver(context)}
      />
      <LeaveDialog leaving={leaving} />
    </FormSheet>
  );
}
