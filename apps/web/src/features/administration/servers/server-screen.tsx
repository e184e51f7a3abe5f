import { type KnownHosts, hasPrivilege, roleIn } from '@linnet/domain/staff';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { partPath } from '../../../blocks/administration/part-entries';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { useText } from '../../../platform/i18n/use-text';
import { LinkButton } from '../../../ui/button/link-button';
import { Icon } from '../../../ui/icon/icon';
import { PartSection } from '../parts-kit/part-section';
import { BlockServer } from '../parts-kit/block-server';
import { DeleteServer } from './delete-server';
import { HostState } from './host-state';
import styles from './servers.module.css';

interface ServerScreenProps {
  readonly host: string;
  readonly known: KnownHosts;
}

/** One server: how it is treated and why, links to its people and posts, and what can be done with it. */
export function ServerScreen({ host, known }: ServerScreenProps) {
  const text = useText();
  const scene = useStaffScene();
  const isAdmin = roleIn(scene) === 'admin';
  const found = known.hosts.find((each) => each.host === host.toLowerCase());
  const isPattern = host.includes('*');
  return (
    <>
      <PartSection title={text('server_desk.title')}>
        <div className={styles.line}>
          <LinkButton
            small
            variant="quiet"
            to={partPath('servers')}
            icon={<Icon of={ChevronLeft} size="small" mirrored />}
          >
            {text('server_desk.all_servers')}
          </LinkButton>
          <b>
            <bdi dir="ltr">{host}</bdi>
          </b>
        </div>
        {found === undefined && <p>{text('server_desk.not_known', { host })}</p>}
        {!isPattern && (
          <div className={styles.line}>
            {hasPrivilege(scene, 'messages_read') && (
              <LinkButton small to={`${partPath('posts')}?server=${encodeURIComponent(host)}`}>
                {text('server_desk.posts')}
              </LinkButton>
            )}
            {hasPrivilege(scene, 'users_read') && (
              <LinkButton small to={`${partPath('people')}?query=${encodeURIComponent(`@${host}`)}`}>
                {text('server_desk.people')}
              </LinkButton>
            )}
          </div>
        )}
      </PartSection>
      <PartSection title={text('server_desk.measures')}>
        {found !== undefined && <HostState host={found} />}
        {known.showsRules && (found?.rules.length ?? 0) === 0 && (
          <p className={styles.faint}>{text('server_desk.no_measures')}</p>
        )}
        {!known.showsRules && <p className={styles.faint}>{text('server_desk.rules_hidden')}</p>}
        {!isPattern && <BlockServer host={host.toLowerCase()} />}
        {isAdmin && (
          <div className={styles.line}>
            <LinkButton small to={partPath('federation')}>
              {text('server_desk.settings')}
            </LinkButton>
          </div>
        )}
        {!isPattern && hasPrivilege(scene, 'instances_delete') && <DeleteServer host={host.toLowerCase()} />}
      </PartSection>
    </>
  );
}
