import type { InstanceFacts } from '@linnet/domain';
import { useInstance } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import styles from './brand.module.css';

/** The title of the instance; empty while unknown. */
export function instanceName({ instance, nodeinfo }: InstanceFacts): string {
  return instance?.title || nodeinfo?.nodeName || '';
}

const LogoPlaceholder = () => <span className={styles.logoSpace} />;
const InstanceLogo = lazyPart(
  () => import('./instance-logo').then((part) => part.InstanceLogo),
  LogoPlaceholder,
);

/** Logo and name of the instance as configured by the operator; links to the start page. */
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
      {/* Empty until the configuration has loaded: no logo is better than a wrong one. */}
      {facts.isConfigured ? <InstanceLogo /> : <LogoPlaceholder />}
      {isNamed && <bdi className={styles.name}>{name}</bdi>}
    </Link>
  );
}
