import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Section } from '../../../ui/section/section';
import { ThemeProblems } from '../themes/theme-problems';
import styles from './style-editor.module.css';
import { styleWorkOf } from './style-work';
import type { WorkHistory } from './work-history';

/** What the compiler made of the style, and what it could not use. */
export function CompilerNotes({ history: { now } }: { readonly history: WorkHistory }) {
  const text = useText();
  const { root, scopes, notes } = styleWorkOf(useClient()).compiled(now);
  return (
    <Section className={styles.section} title={text('style_editor.notes')} titleClass={styles.title}>
      <p className={styles.hint}>
        {text('style_editor.made', {
          variables: Object.keys(root.variables).length,
          rules: now.style.rules.length,
          parts: scopes.length,
        })}
      </p>
      {notes.length === 0 ? (
        <p className={styles.hint}>{text('style_editor.no_notes')}</p>
      ) : (
        <ThemeProblems problems={notes} />
      )}
    </Section>
  );
}
