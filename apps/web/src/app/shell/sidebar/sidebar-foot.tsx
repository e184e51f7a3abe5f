import { useInstance } from '../../../platform/client/client-provider';
import { Text } from '../../../platform/i18n/text';
import styles from './sidebar-foot.module.css';

/** The terms of service, written by the operator and served by the server: a separate page, not one of our screens. */
const TERMS = '/static/terms-of-service.html';

/** The links at the end of the sidebar: terms, version. */
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
