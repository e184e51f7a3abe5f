import { newListOf } from '@linnet/domain/lists';
import { useRef, useState } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/first-content';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { ListChoices } from './list-choices';
import { ListFrame } from './list-frame';
import { ListPeople, readListTab } from './list-people';
import styles from './lists.module.css';

/** The form of a new list; its members are chosen before it is created. */
export function NewListScreen({ search }: ScreenProps) {
  useFirstContent();
  const text = useText();
  const list = newListOf(useClient());
  const fields = useCell(list.fields);
  const title = useRef<HTMLInputElement>(null);
  const [phase, setPhase] = useState<'open' | 'untitled' | 'creating'>('open');
  const people = useCell(list.members().entries);
  // The title is always a field; the others only once they are chosen.
  const hasChoices = Object.keys(fields).length > 1;
  const isBegun = people.length > 0 || fields.title !== '' || hasChoices;

  function handleDiscard() {
    list.discard();
    setPhase('open');
    title.current?.focus();
  }

  async function handleCreate() {
    if (fields.title.trim() === '') {
      title.current?.focus();
      return setPhase('untitled');
    }
    setPhase('creating');
    const created = await list.create();
    if (created === null) setPhase('open');
    else navigate(pathTo('lists-timeline', { id: created.id }), { replace: true });
  }

  function handleTitle(title: string) {
    list.change({ title });
    if (phase === 'untitled') setPhase('open');
  }

  return (
    <ListFrame
      title={text('lists.new')}
      tools={
        <>
          {isBegun && (
            <Button small variant="quiet" onClick={handleDiscard}>
              {text('lists.discard')}
            </Button>
          )}
          <Button small variant="primary" pending={phase === 'creating'} onClick={() => void handleCreate()}>
            {text('lists.create')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          ref={title}
          label={text('lists.title')}
          value={fields.title}
          autoComplete="off"
          problem={phase === 'untitled' ? text('lists.title_missing') : undefined}
          onChange={handleTitle}
        />
        <ListChoices
          replies={fields.replies ?? 'list'}
          exclusive={fields.exclusive ?? false}
          onChange={list.change}
        />
      </div>
      <ListPeople members={list.members()} path={pathTo('lists-new')} tab={readListTab(search, 'add')} />
    </ListFrame>
  );
}
