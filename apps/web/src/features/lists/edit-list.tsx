import type { ErrorReason, List, ListFields } from '@linnet/api';
import { type OpenedList, createListMembers, deleteList, saveList } from '@linnet/domain/lists';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ConfirmStep } from '../../blocks/error/confirm-step';
import { ErrorNote } from '../../blocks/error/error-note';
import { useScreenName } from '../../platform/browser/document-title';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { useFirstContent } from '../../platform/start/first-content';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { TextField } from '../../ui/field/text-field';
import { ListChoices } from './list-choices';
import { ListPeople, type ListTab } from './list-people';
import styles from './lists.module.css';

/** Asks for confirmation, deletes the list and opens the list of lists. */
function DeleteList({ list: { id, title } }: { readonly list: List }) {
  const text = useText();
  const client = useClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button small variant="danger" onClick={() => setAsking(true)}>
        {text('lists.delete')}
      </Button>
      <ConfirmStep
        open={isAsking}
        title={text('lists.delete_question', { title })}
        text={text('lists.delete_text')}
        confirmLabel={text('lists.delete')}
        step={() => deleteList(client, id)}
        failed={(why) => text('lists.delete_failed', { why })}
        onClose={() => setAsking(false)}
        onDone={() => navigate(pathTo('lists'), { replace: true })}
      />
    </>
  );
}

interface ListTitleProps {
  readonly title: string;
  /** Resolves with the error; null if there was none. */
  readonly onSave: (title: string) => Promise<ErrorReason | null>;
  /** Other actions on the list. */
  readonly children: ReactNode;
}

type Phase = 'open' | 'untitled' | 'saving' | 'saved' | ErrorReason;

/** The title of a list, with a button that edits it. */
function ListTitle({ title, onSave, children }: ListTitleProps) {
  const text = useText();
  const [typed, setTyped] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const [phase, setPhase] = useState<Phase>('open');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') {
      field.current?.focus();
      return setPhase('untitled');
    }
    setPhase('saving');
    setPhase((await onSave(typed.trim())) ?? 'saved');
  }

  function handleType(next: string) {
    setTyped(next);
    setPhase('open');
  }

  return (
    <form className={styles.title} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={field}
        label={text('lists.title')}
        value={typed}
        autoComplete="off"
        problem={phase === 'untitled' ? text('lists.title_missing') : undefined}
        onChange={handleType}
      />
      {typeof phase === 'object' && <ErrorNote reason={phase} />}
      <div className={styles.choice}>
        <Button small type="submit" variant="primary" pending={phase === 'saving'}>
          {text('lists.update_title')}
        </Button>
        <span className={styles.status} role="status">
          {phase === 'saved' && text('lists.saved')}
        </span>
        {children}
      </div>
    </form>
  );
}

interface EditedList {
  /** The list with the changes that are being saved. */
  readonly list: List;
  /** Resolves with the error, after which the list is as before; null if there was none. */
  readonly change: (changes: Partial<ListFields>) => Promise<ErrorReason | null>;
}

/** A list whose title and options are edited. While several changes are being saved, the latest one is shown. */
function useEditedList(opened: List): EditedList {
  const client = useClient();
  const [list, setList] = useState(opened);
  const confirmed = useRef(opened);
  const latest = useRef(0);

  async function change(changes: Partial<ListFields>): Promise<ErrorReason | null> {
    latest.current += 1;
    const request = latest.current;
    const changed: List = {
      id: list.id,
      title: changes.title ?? list.title,
      replies: changes.replies ?? list.replies,
      exclusive: changes.exclusive ?? list.exclusive,
    };
    setList(changed);
    const { title, replies, exclusive } = changed;
    const fields = { title, replies: replies ?? undefined, exclusive: exclusive ?? undefined };
    const error = await saveList(client, list.id, fields);
    if (error === null) confirmed.current = changed;
    else if (request === latest.current) setList(confirmed.current);
    return error;
  }

  return { list, change };
}

interface EditListProps {
  readonly opened: OpenedList;
  readonly tab: ListTab;
}

/** The editor of an existing list. Every change is saved at once. */
export function EditList({ opened, tab }: EditListProps) {
  useFirstContent();
  const text = useText();
  const client = useClient();
  const { list, change } = useEditedList(opened.list);
  useScreenName(text('lists.edit_name', { title: list.title }));
  const [members] = useState(() =>
    createListMembers(client, { listId: opened.list.id, members: opened.members }),
  );

  async function choose(changes: Partial<ListFields>) {
    const reason = await change(changes);
    const retry = () => void choose(changes);
    if (reason !== null) client.notices.add({ level: 'error', key: 'lists.error', reason, retry });
  }

  return (
    <>
      <div className={styles.form}>
        <ListTitle title={list.title} onSave={(title) => change({ title })}>
          <LinkButton small to={pathTo('lists-timeline', { id: list.id })}>
            {text('lists.open')}
          </LinkButton>
          <DeleteList list={list} />
        </ListTitle>
        <ListChoices
          replies={list.replies ?? 'list'}
          exclusive={list.exclusive ?? false}
          onChange={(changes) => void choose(changes)}
        />
      </div>
      <ListPeople members={members} path={pathTo('lists-edit', { id: list.id })} tab={tab} />
    </>
  );
}
