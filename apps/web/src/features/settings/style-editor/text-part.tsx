import { readIss, writeIss } from '@linnet/theme/formats';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { ThemeProblems } from '../themes/theme-problems';
import { type IssView, createIssView } from './iss-view';
import styles from './style-editor.module.css';
import { styleWorkOf } from './style-work';
import { type WorkHistory, change, endStep, redo, undo, withText } from './work-history';

/** Edits the style as text. It shows changes of the other parts of the editor, and they show its changes. */
export function TextPart({ history }: { readonly history: WorkHistory }) {
  const text = useText();
  const id = useId();
  const work = styleWorkOf(useClient());
  const parentRef = useRef<HTMLDivElement>(null);
  const view = useRef<IssView | null>(null);
  const { now } = history;
  const shown = now.typed ?? writeIss(now.style);
  const reading = readIss(shown);
  const problems = reading.state === 'read' ? reading.notes : reading.problems;

  const create = useEffectEvent((parent: HTMLElement) =>
    createIssView({
      parent,
      text: shown,
      label: text('style_editor.iss'),
      describedBy: id,
      onType: (typed, line) =>
        work.step((all) => change(all, withText(all.now, typed), `text ${String(line)}`)),
      onUndo: () => work.step(undo),
      onRedo: () => work.step(redo),
    }),
  );

  useEffect(() => {
    if (parentRef.current === null) return undefined;
    const created = create(parentRef.current);
    view.current = created;
    return () => {
      view.current = null;
      created.end();
    };
  }, []);
  useEffect(() => view.current?.setText(shown), [shown]);
  const wrong = problems.flatMap(({ line }) => line ?? []).join(' ');
  useEffect(() => view.current?.setWrongLines(wrong.split(' ').filter(Boolean).map(Number)), [wrong]);

  return (
    <div className={styles.section} onBlur={() => work.step(endStep)}>
      <p className={styles.hint}>{text('style_editor.iss_hint')}</p>
      <div ref={parentRef} className={styles.code} />
      <div id={id} role="status" className={styles.problems}>
        {reading.state === 'invalid' && <p className={styles.unread}>{text('style_editor.unread')}</p>}
        {problems.length === 0 ? (
          <p className={styles.hint}>{text('style_editor.no_problems')}</p>
        ) : (
          <ThemeProblems problems={problems} onGoTo={(line) => view.current?.goTo(line)} />
        )}
      </div>
    </div>
  );
}
