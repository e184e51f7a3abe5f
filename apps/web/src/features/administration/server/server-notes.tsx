import { serverConfigurationOf } from '@linnet/domain/configuration';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import styles from './server.module.css';

/** What the operator writes into the server's configuration file. */
const setting = 'config :pleroma, configurable_from_database: true';
const commands = {
  source: 'mix pleroma.config migrate_to_db',
  release: './bin/pleroma_ctl config migrate_to_db',
};

function Lines({ children }: { readonly children: string }) {
  return (
    <pre className={styles.raw} dir="ltr">
      {children}
    </pre>
  );
}

/** Explains how to move the configuration of the server from a file into the database, where it can be edited. */
export function NoDatabase() {
  const text = useText();
  const configuration = serverConfigurationOf(useClient());
  return (
    <Section className={styles.part} title={text('server_settings.no_database')} titleClass={styles.title}>
      <p>{text('server_settings.no_database_text')}</p>
      <ol className={styles.steps}>
        <li>
          {text('server_settings.no_database_file')}
          <Lines>{setting}</Lines>
        </li>
        <li>{text('server_settings.no_database_restart')}</li>
        <li>
          {text('server_settings.no_database_move')}
          <Lines>{commands.release}</Lines>
          {text('server_settings.no_database_source')}
          <Lines>{commands.source}</Lines>
        </li>
      </ol>
      <div>
        <Button onClick={() => void configuration.load()}>{text('server_settings.look_again')}</Button>
      </div>
    </Section>
  );
}

/** Warns that some changes need a restart of the server, with a button that restarts it. */
export function RestartNote() {
  const text = useText();
  const configuration = serverConfigurationOf(useClient());
  const isRestarting = useCell(configuration.isRestarting);
  const restart = useStep({ step: configuration.restart });
  const why = useErrorText(restart.error);
  return (
    <div className={styles.restart}>
      <Note tone="warning">
        {text(isRestarting ? 'server_settings.restarting' : 'server_settings.needs_restart')}
      </Note>
      {restart.error !== null && <Note tone="error">{text('server_settings.restart_failed', { why })}</Note>}
      <Button pending={isRestarting} onClick={() => void restart.run()}>
        {text('server_settings.restart')}
      </Button>
    </div>
  );
}
