import { useInstance } from '../../../platform/client/use-instance';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { instanceName } from '../instance-name';
import styles from './brand.module.css';
import { InstanceLogo } from './instance-logo';

/** Logo and name of the instance, as its operator configured them. Leads to the start page. */
export function Brand() {
  const text = useText();
  const facts = useInstance();
  const name = instanceName(facts);
  const isNamed = name !== '' && !facts.config.hideSitename;
  return (
    <Link
      className={styles.brand}
      to={pathTo('root')}
      aria-label={isNamed ? undefined : name || text('nav.start')}
      title={text('nav.start')}
    >
      {/* Until the configuration is known the place stays empty: no logo is better than a wrong one. */}
      {facts.configured ? <InstanceLogo config={facts.config} /> : <span className={styles.place} />}
      {isNamed && <bdi className={styles.name}>{name}</bdi>}
    </Link>
  );
}
