import type { ReactNode } from 'react';
import { BackButton } from '../../blocks/navigation/back-button';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';

interface ListFrameProps {
  readonly title: string;
  /** At the end of the header. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all screens about lists. Visitors have no lists and are offered to sign in. */
export function ListFrame({ title, tools, children }: ListFrameProps) {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const isVisitor = useSession().state === 'visitor';
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} sticky={!stays} title={title} start={<BackButton />}>
        {!isVisitor && tools}
      </PanelHeader>
      {isVisitor ? (
        <EmptyState title={text('lists.for_members')} text={text('lists.for_members_text')}>
          <LinkButton variant="primary" to={pathTo('login')}>
            {text('login.login')}
          </LinkButton>
        </EmptyState>
      ) : (
        children
      )}
    </Panel>
  );
}
