import { termsOfService } from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import { RichText } from '../../blocks/rich-text/rich-text';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useRequest } from '../../platform/client/use-request';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import styles from './registration.module.css';

/** What the operator asks of people: here, or a way to it, as they configured. */
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
  const { send, log } = useClient();
  const terms = useRequest('terms', async () => {
    try {
      return await send(termsOfService());
    } catch (error) {
      log('warn', 'the terms could not be loaded', error);
      throw error;
    }
  });
  if (terms.state !== 'ready') return null;
  const { nodes } = readRichText(terms.answer, { parse: parseHtml });
  return (
    // Operators write a heading of their own.
    <section className={styles.terms} aria-label={text('registration.terms')}>
      <RichText nodes={nodes} />
    </section>
  );
}
