import type { ThemeProblem } from '@linnet/theme';
import { useText } from '../../../platform/i18n/use-text';
import styles from './theme-problems.module.css';

interface ThemeProblemsProps {
  readonly problems: readonly ThemeProblem[];
  /** Called with the line of a problem. Without it, lines are no buttons. */
  readonly onGoTo?: (line: number) => void;
}

/** What is wrong with a theme, or was left out of it, each with its line and key as far as they are known. */
export function ThemeProblems({ problems, onGoTo }: ThemeProblemsProps) {
  const text = useText();
  return (
    <ul className={styles.problems}>
      {problems.map(({ line, key, what }, index) => (
        <li key={index}>
          {line !== undefined && <Line line={line} onGoTo={onGoTo} />}
          {key !== '' && (
            <>
              <code dir="auto">{key}</code>{' '}
            </>
          )}
          {text(`themes.problem.${what}`)}
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: number;
  readonly onGoTo: ThemeProblemsProps['onGoTo'];
}

function Line({ line, onGoTo }: LineProps) {
  const text = useText();
  const words = text('themes.problem_line', { line });
  if (onGoTo === undefined) return <b>{words} </b>;
  return (
    <>
      <button type="button" className={styles.line} onClick={() => onGoTo(line)}>
        {words}
      </button>{' '}
    </>
  );
}
