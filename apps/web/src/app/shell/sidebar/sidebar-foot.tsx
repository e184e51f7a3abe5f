import { useInstance } from '../../../platform/client/use-instance';
import { Text } from '../../../platform/i18n/text';
import styles from './sidebar-foot.module.css';

/** Written by the operator, served by the server itself: a page of its own, not one of our screens. */
const TERMS = '/static/terms-of-service.html';

/** The small print. */
export function SidebarFoot() {
  const { nodeinfo } = useInstance();
  return (
    <footer className={styles.foot}>
      <a href={TERMS} target="_blank" rel="noopener">
        <Text id="nav.terms" />
      </a>
      {nodeinfo !== null && (
        <span>
          <Text
            id="nav.runs_on"
            values={{ name: nodeinfo.softwareName, version: nodeinfo.softwareVersion }}
          />
        </span>
      )}
    </footer>
  );
}
