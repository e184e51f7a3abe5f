import {
  type AdministrationPartId,
  accessOf,
  canOpenPart,
  openParts,
  readPartId,
} from '@linnet/domain/staff';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { partEntries } from '../../blocks/administration/part-entries';
import { useStaffScene } from '../../blocks/administration/use-staff-scene';
import { SignInOffer } from '../../blocks/error/not-loaded';
import { BackButton } from '../../blocks/navigation/screen-panel';
import { useScreenName } from '../../platform/browser/document-title';
import { usePageMark } from '../../platform/browser/use-page-mark';
import { useClient, useCell, useSetting } from '../../platform/client/client-provider';
import { useList } from '../../platform/i18n/use-list';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/first-content';
import { LinkButton } from '../../ui/button/link-button';
import { IconLink } from '../../ui/icon-button/icon-button';
import { LazySpinner } from '../../ui/lazy/lazy-screen';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import styles from './administration.module.css';
import { PartList } from './part-list';
import { partScreens } from './part-screens';

/** The administration: the list of its parts, or one of them. */
export function AdministrationScreen({ params, search }: ScreenProps) {
  // What it shows depends on facts that are loaded after the first content.
  useFirstContent();
  // Tables need the room of the third column.
  usePageMark('data-roomy');
  const text = useText();
  const scrollsAway = useSetting('disableStickyHeaders');
  const { part, item = null } = params;
  const id = part === undefined ? null : readPartId(part);
  const title = text(id === null ? 'nav.administration' : partEntries[id].title);
  useScreenName(title);

  return (
    <Panel main className={styles.panel} aria-label={title}>
      <PanelHeader
        level={1}
        title={title}
        sticky={!scrollsAway}
        start={
          part === undefined ? (
            <BackButton />
          ) : (
            <IconLink
              icon={ArrowLeft}
              mirrored
              name={text('administration.all_parts')}
              to={pathTo('administration')}
            />
          )
        }
      />
      <AdministrationContent part={part ?? null} id={id} item={item} search={search} />
    </Panel>
  );
}

interface ContentProps {
  /** The part as in the address; null for the list of parts. */
  readonly part: string | null;
  /** Null for the list and for an unknown part. */
  readonly id: AdministrationPartId | null;
  readonly item: string | null;
  readonly search: string;
}

function AdministrationContent({ part, id, item, search }: ContentProps) {
  const text = useText();
  const scene = useStaffScene();
  const isKnown = useCell(useClient().features.loaded) !== null;
  const { session } = scene;
  if (session.state !== 'signed-in')
    return <SignInOffer title={text('nav.administration')} text={text('people.members_only')} />;
  if (!isKnown || session.own === null) return <LazySpinner />;

  const parts = openParts(scene);
  if (parts.length === 0) {
    const hasCalls = scene.has('staffOfPleroma');
    return (
      <EmptyState
        title={text(hasCalls ? 'administration.not_staff' : 'administration.not_offered')}
        text={text(hasCalls ? 'administration.not_staff_text' : 'administration.not_offered_text')}
      />
    );
  }
  if (part === null) return <PartList parts={parts} open={null} />;
  if (id === null) {
    return (
      <EmptyState title={text('administration.no_such_part')} text={text('administration.no_such_part_text')}>
        <LinkButton to={pathTo('administration')}>{text('administration.all_parts')}</LinkButton>
      </EmptyState>
    );
  }
  const Part = partScreens[id];
  return (
    <div className={styles.columns}>
      <PartList parts={parts} open={id} />
      <div className={styles.content}>
        {canOpenPart(scene, id) ? <Part item={item} search={search} /> : <Refused id={id} />}
      </div>
    </div>
  );
}

/** Shown instead of a part whose calls the server would refuse to this viewer. */
function Refused({ id }: { readonly id: AdministrationPartId }) {
  const text = useText();
  const list = useList();
  const access = accessOf(id);
  const words =
    typeof access === 'string'
      ? text('administration.needs_admin')
      : text('administration.needs_privilege', { privileges: list(access), count: access.length });
  return <EmptyState title={text('administration.refused')} text={words} />;
}
