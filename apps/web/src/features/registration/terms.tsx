import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import styles from './registration.module.css';

/** The terms of service: embedded, or a link to them, as the operator has configured. */
export function Terms() {
  const text = useText();
  const { settings } = useClient();
  const isEmbedded = useCell(settings.instance)['embeddedToS'] !== false;
  if (isEmbedded) return <EmbeddedTerms />;
  return (
    <p className={styles.words}>
      <Link to={pathTo('about')}>{text('registration.terms')}</Link>
    </p>
  );
}

function EmbeddedTerms() {
  const text = useText();
  const terms = useOperatorPage('terms');
  if (terms.state !== 'ready' || terms.answer.trim() === '') return null;
  return (
    // No heading of ours: the operator's text has its own.
    <section className={styles.terms} aria-label={text('registration.terms')}>
      <Prose html={terms.answer} />
    </section>
  );
}
