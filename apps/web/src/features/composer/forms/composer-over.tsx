import {
  type DraftContext,
  type Drafts,
  type OverPage,
  type PostKind,
  contextKey,
  postKindOf,
} from '@linnet/domain/drafts';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useKeyboardInset } from '../../../blocks/tool-surface/use-keyboard-inset';
import { useLayout } from '../../../platform/browser/use-layout';
import { usePageMark } from '../../../platform/browser/use-page-mark';
import { useCell } from '../../../platform/client/client-provider';
import { useHotkey } from '../../../platform/hotkeys/page-keys';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { useCloseOnBack } from '../../../platform/navigation/go-back';
import { useRoute } from '../../../platform/navigation/use-route';
import { FormSheet } from '../../../ui/dialog/dialog';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import { ComposerForm } from '../composer-form';
import { DraftsProvider, useDraftForm, useDrafts } from '../drafts/drafts-provider';
import styles from './composer-over.module.css';
import { AddressMessage } from './composer-panel';
import { CloseFormDialog, useFormClosing } from './close-form';

const titles: Readonly<Record<PostKind, MessageId>> = {
  post: 'post_status.new_status',
  reply: 'post_status.reply',
  quote: 'post_status.quote',
};

/** A form over the page, for any draft. */
function OverPageForm({ context }: { readonly context: DraftContext }) {
  const text = useText();
  const drafts = useDrafts();
  const sheetRef = useRef<HTMLDivElement>(null);
  const closing = useFormClosing(context, () => {});
  const { content } = useDraftForm(context);
  const title = text(context.kind === 'edit' ? 'post_status.edit_status' : titles[postKindOf(content)]);
  const minimise = () => {
    if (drafts.form(context).touched) drafts.setMinimised(true);
    else drafts.closeOver(context);
  };
  useKeyboardInset();
  // Back minimises the form without a question; its text stays.
  useCloseOnBack(true, minimise);

  return (
    <FormSheet
      open
      onClose={closing.close}
      title={title}
      sheetRef={sheetRef}
      firstFocus={() => sheetRef.current?.querySelector('textarea') ?? null}
      tools={
        <>
          <Link className={styles.drafts} to={pathTo('drafts')} onClick={minimise}>
            {text('drafts.drafts')}
          </Link>
          <IconButton icon={Minus} name={text('post_status.minimise')} onClick={minimise} />
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
      <CloseFormDialog closing={closing} />
    </FormSheet>
  );
}

/** A minimised form at the foot of the page: its first words, and a button that restores it. */
function MinimisedForm({ context }: { readonly context: DraftContext }) {
  const text = useText();
  const drafts = useDrafts();
  const { content } = useDraftForm(context);
  const closing = useFormClosing(context, () => {});
  usePageMark('data-minimised-form');
  const excerpt = content.text.trim() || content.subject.trim();
  return (
    <section className={styles.minimised} aria-label={text('post_status.minimised_form')}>
      <button type="button" className={styles.open} onClick={() => drafts.setMinimised(false)}>
        <Icon of={ChevronUp} size="small" />
        <span className={styles.text} dir="auto">
          {excerpt === '' ? text('post_status.new_status') : excerpt}
        </span>
      </button>
      <IconButton icon={X} small name={text('general.close')} onClick={closing.close} />
      <CloseFormDialog closing={closing} />
    </section>
  );
}

/** The form over the page, for any draft. It can be minimised and restored. */
export function ComposerOver() {
  return (
    <DraftsProvider>
      <CurrentForm />
    </DraftsProvider>
  );
}

function CurrentForm() {
  const drafts = useDrafts();
  const overPage = useCell(drafts.overPage);
  useCloseUntouchedForms(drafts);
  // On a wide page the form is in the sidebar.
  const isNarrow = useLayout() === 'narrow';
  useHotkey('compose', () => drafts.openOver({ kind: 'new' }), { enabled: isNarrow });
  return (
    <>
      {overPage !== null && <OpenForm {...overPage} />}
      {isNarrow && <AddressMessage onAnswered={() => drafts.openOver({ kind: 'new' })} />}
    </>
  );
}

function OpenForm({ context, minimised }: OverPage) {
  if (minimised) return <MinimisedForm context={context} />;
  return <OverPageForm key={contextKey(context)} context={context} />;
}

/** Closes forms without changes when the viewer goes to another page. */
function useCloseUntouchedForms(drafts: Drafts): void {
  const { path } = useRoute();
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current !== path) drafts.closeUntouched();
    lastPath.current = path;
  }, [drafts, path]);
}
