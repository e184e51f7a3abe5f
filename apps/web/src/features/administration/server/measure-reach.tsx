import {
  knownServersOf,
  limitsAllOthers,
  newlyLimited,
  reachOf,
  type ReadyEdit,
  type ServerSettings,
} from '@linnet/domain/configuration';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Note } from '../../../ui/note/note';
import styles from './server.module.css';

/** The servers that are counted at most: people sometimes paste whole lists. */
const MAX_COUNTED = 20;

interface MeasureReachProps {
  readonly settings: ServerSettings;
  readonly edits: readonly ReadyEdit[];
}

/** How many known people and posts the edited measures against servers would affect, as far as the server counts. */
export function MeasureReach({ settings, edits }: MeasureReachProps) {
  const text = useText();
  const isAboutAll = limitsAllOthers(settings.rows, edits);
  const known = useResource(knownServersOf(useClient()), isAboutAll);
  const why = useErrorText(known.error);
  if (isAboutAll && known.value === null) {
    return (
      <Note tone="info">
        <b>{text('server_settings.reach')}</b>{' '}
        {known.error === null
          ? text('server_settings.reach_loading')
          : text('server_settings.reach_failed', { why })}
      </Note>
    );
  }
  const servers = newlyLimited(settings.rows, edits, known.value ?? []);
  if (servers.length === 0) return null;
  const uncounted = servers.length - MAX_COUNTED;
  return (
    <Note tone="info">
      <b>{text('server_settings.reach')}</b>
      <ul className={styles.reach}>
        {servers.slice(0, MAX_COUNTED).map((server) => (
          <ServerReach key={server} server={server} />
        ))}
      </ul>
      {uncounted > 0 && <p>{text('server_settings.reach_more', { count: uncounted })}</p>}
      <p>{text('server_settings.reach_follows')}</p>
    </Note>
  );
}

function ServerReach({ server }: { readonly server: string }) {
  const text = useText();
  const { value, error } = useResource(reachOf(useClient()).get(server));
  const why = useErrorText(error);
  return (
    <li>
      <bdi>{server}</bdi>
      {': '}
      {value === null && error === null && text('server_settings.reach_loading')}
      {value === null && error !== null && text('server_settings.reach_failed', { why })}
      {value !== null && (
        <>
          {value.people === null
            ? text('server_settings.reach_people_untold')
            : text('server_settings.reach_people', { count: value.people })}{' '}
          {value.posts === null
            ? text('server_settings.reach_posts_untold')
            : text('server_settings.reach_posts', { count: value.posts })}
        </>
      )}
    </li>
  );
}
