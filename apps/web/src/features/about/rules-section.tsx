import type { InstanceRule } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';
import styles from './about.module.css';

interface RulesSectionProps {
  readonly rules: readonly InstanceRule[];
}

export function RulesSection({ rules }: RulesSectionProps) {
  const text = useText();
  if (rules.length === 0) return null;
  return (
    <AboutSection title={text('about.rules')}>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.id || rule.text} dir="auto">
            {rule.text}
            {rule.hint !== '' && <p className={styles.faint}>{rule.hint}</p>}
          </li>
        ))}
      </ol>
    </AboutSection>
  );
}
