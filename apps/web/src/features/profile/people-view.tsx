import type { AccountId } from '@linnet/api';
import { type CircleKind, circleOf } from '@linnet/domain/profile';
import type { ReactNode } from 'react';
import { PagedRoll } from '../../blocks/people/roll/paged-roll';
import { useStance } from '../../blocks/profile-card/use-stance';
import { useClient } from '../../platform/client/client-provider';
import { useSetting } from '../../platform/client/use-setting';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { circleBatches } from './circle-batches';

interface PeopleViewProps {
  readonly kind: CircleKind;
  readonly id: AccountId;
  readonly title: string;
  readonly heading: ReactNode;
  readonly start: ReactNode;
  readonly above: ReactNode;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Whom somebody follows, or who follows them. */
export function PeopleView({ kind, id, title, heading, start, above, empty }: PeopleViewProps) {
  const stance = useStance(id);
  const stays = useSetting('disableStickyHeaders');

  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={heading} sticky={!stays} start={start} />
      {above}
      <PagedRoll
        pages={circleOf(useClient(), kind, id)}
        label={title}
        placeKey={`${kind} ${id}`}
        empty={empty}
        batches={circleBatches(kind, stance)}
      />
    </Panel>
  );
}
