import type { Scope } from '@linnet/api';
import type { DraftContext } from '@linnet/domain/drafts';
import { type ReaderNote, type ReaderQuestion, readersAtSending } from '@linnet/domain/readers';
import { type ReactNode, useRef, useState } from 'react';
import { scopeFacts } from '../../../blocks/status/scope-icon';
import { useClient } from '../../../platform/client/client-provider';
import { useList } from '../../../platform/i18n/use-list';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { useDrafts } from '../drafts/drafts-provider';

export interface ReaderQuestions {
  /** Names are being looked up at the server. */
  readonly isChecking: boolean;
  /** Asks about the readers of a draft where that is necessary. Resolves with whether the draft may be sent. */
  readonly maySend: (context: DraftContext) => Promise<boolean>;
  /** After sending, warns of names that nobody has or that could not be checked, if the form did not warn of them. */
  readonly showLateNotes: () => void;
  readonly dialog: ReactNode;
}

interface Asked {
  readonly questions: readonly ReaderQuestion[];
  readonly scope: Scope;
  readonly isReply: boolean;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks before a draft is sent to readers that may not be meant. The draft stores what was confirmed. */
export function useReaderQuestions(): ReaderQuestions {
  const client = useClient();
  const drafts = useDrafts();
  const list = useHandleList();
  const [isChecking, setChecking] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isBusy = useRef(false);
  const lateNotes = useRef<readonly ReaderNote[]>([]);

  return {
    isChecking,
    async maySend(context) {
      // A second press while the first one waits would send an emptied form.
      if (isBusy.current) return false;
      isBusy.current = true;
      const { content } = drafts.form(context);
      setChecking(true);
      const { questions, late } = await readersAtSending(client, { context, content }).finally(() => {
        setChecking(false);
        isBusy.current = false;
      });
      lateNotes.current = late;
      if (questions.length === 0) return true;
      const { scope, inReplyToId, confirmed } = content;
      const isConfirmed = await new Promise<boolean>((answer) => {
        setAsked({ questions, scope, isReply: inReplyToId !== null, answer });
      });
      setAsked(null);
      const keys = questions.map(({ key }) => key);
      if (isConfirmed) drafts.change(context, { confirmed: [...confirmed, ...keys] });
      return isConfirmed;
    },
    showLateNotes() {
      for (const { kind, names } of lateNotes.current) {
        const key = kind === 'unknown' ? 'readers.note.unknown' : 'readers.note.unchecked';
        client.notices.add({ level: 'warning', key, values: { names: list(names), count: names.length } });
      }
    },
    dialog: asked && <QuestionDialog asked={asked} />,
  };
}

/** Title and button, by what is asked first. */
const titles: Readonly<Record<ReaderQuestion['kind'], readonly [title: MessageId, confirm: MessageId]>> = {
  adds: ['readers.ask.adds', 'readers.ask.send'],
  namesake: ['readers.ask.adds', 'readers.ask.send'],
  wider: ['readers.ask.wider', 'readers.ask.post'],
  wider_quote: ['readers.ask.wider', 'readers.ask.post'],
  unchecked: ['readers.ask.wider', 'readers.ask.post'],
  nobody: ['readers.ask.nobody', 'readers.ask.post'],
};

function QuestionDialog({ asked: { questions, scope, isReply, answer } }: { readonly asked: Asked }) {
  const text = useText();
  const list = useHandleList();
  const labelOf = (each: Scope) => text(scopeFacts[each].label);
  const [title, confirm] = titles[questions[0]?.kind ?? 'adds'];
  const added = questions.filter(({ kind }) => kind === 'adds' || kind === 'namesake');
  const reasons = questions.map(({ kind, names, than = scope }) => {
    const [name = '', other = ''] = names.map((each) => list([each]));
    const values = { name, other, names: list(names), than: labelOf(than), scope: labelOf(scope) };
    return text(`readers.why.${kind === 'adds' && !isReply ? 'mentions' : kind}`, values);
  });
  return (
    <ConfirmDialog
      open
      title={text(title, { names: list(added.flatMap(({ names }) => names.slice(0, 1))) })}
      text={[...new Set(reasons)].join(' ')}
      confirmLabel={text(confirm)}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}

/** A function that joins handles to a list in words, each isolated from the text direction around it. */
export function useHandleList(): (names: readonly string[]) => string {
  const list = useList('long');
  return (names) => list(names.map((name) => `\u2068@${name}\u2069`));
}
