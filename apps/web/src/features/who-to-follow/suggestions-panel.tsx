import { suggestedPeopleOf } from '@linnet/domain/people';
import { useEffect } from 'react';
import { PersonRow } from '../../blocks/people/first-people';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import styles from './suggestions-panel.module.css';

const MAX_SHOWN = 3;

/** Three of the people whom the server suggests, and a link to all. Renders nothing if there are none. */
export function SuggestionsPanel() {
  const text = useText();
  const title = text('who_to_follow.who_to_follow');
  const suggested = suggestedPeopleOf(useClient());
  const { value: people } = useCell(suggested.state);
  useEffect(() => {
    if (suggested.state.get().value === null) void suggested.load();
  }, [suggested]);

  if (people === null || people.length === 0) return null;
  return (
    <Panel aria-label={title}>
      <PanelHeader title={title}>
        <LinkButton small variant="quiet" to={pathTo('who-to-follow')}>
          {text('who_to_follow.more')}
        </LinkButton>
      </PanelHeader>
      <ul className={styles.slots}>
        {people.slice(0, MAX_SHOWN).map(({ account }) => (
          <PersonRow key={account.id} id={account.id} onNavigate={undefined} />
        ))}
      </ul>
    </Panel>
  );
}
