import type { ReportId, StaffReport } from '@linnet/api';
import {
  type ReportMeasure,
  type ReportPage,
  type StepOutcome,
  canOpenPart,
  isCopy,
  moderationItemsFor,
  reportPageKey,
  reportPageOf,
  staffReportOf,
  takeMeasure,
} from '@linnet/domain/staff';
import { useState } from 'react';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useHotkey } from '../../../platform/hotkeys/page-keys';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { LinkButton } from '../../../ui/button/link-button';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { EmptyState } from '../../../ui/state/empty-state';
import { OutcomeNote } from '../parts-kit/outcome-note';
import { useDigitKeys } from '../parts-kit/use-digit-keys';
import { MeasureQuestion } from './measure-question';
import { PersonMeasures } from './person-measures';
import { moderatedOf } from '../parts-kit/moderated-of';
import { type ReportListPage, reportListPath, reportPath } from './report-address';
import { ReportHead } from './report-head';
import { neighboursOf } from './neighbours';
import { PersonLog } from './person-log';
import { ReportHistory } from './report-history';
import { ReportNotes } from './report-notes';
import { ReportedPosts } from './reported-posts';
import { stateMeasures } from './state-measures';

interface ReportScreenProps {
  readonly id: ReportId;
  /** The list from which it was opened. */
  readonly listPage: ReportListPage;
}

/** Everything about one report, with the measures that can be taken. */
export function ReportScreen({ id, listPage }: ReportScreenProps) {
  const text = useText();
  const resource = staffReportOf(useClient()).get(id);
  const { value: report, error, isOffered } = useResource(resource);
  useNeighbourKeys(id, listPage);

  if (!isOffered) {
    return (
      <EmptyState title={text('desk.no_such_report')} text={text('desk.no_such_report_text')}>
        <LinkButton to={reportListPath(listPage)}>{text('desk.all_reports')}</LinkButton>
      </EmptyState>
    );
  }
  if (report === null) {
    return (
      <NotLoaded
        title={text('desk.report_failed')}
        reason={error}
        skeleton={<PeopleSkeleton />}
        onRetry={() => void resource.load()}
      />
    );
  }
  return <LoadedReport key={id} report={report} listPage={listPage} />;
}

/** The shortcuts to the previous and the next report of the list. */
function useNeighbourKeys(id: ReportId, { state, page }: ReportListPage): void {
  const { value } = useResource(reportPageOf(useClient()).get(reportPageKey(state, page)));
  const now = idsOf(value);
  /** The latest answer that had the report: one that was dealt with leaves the list. */
  const [latest, setLatest] = useState(value);
  if (value !== latest && now.includes(id)) setLatest(value);
  const { previous, next } = neighboursOf(id, now, idsOf(latest));
  const go = (to: ReportId | undefined) => {
    if (to !== undefined) navigate(reportPath(to, { state, page }), { replace: true });
  };
  useHotkey('next', () => go(next));
  useHotkey('previous', () => go(previous));
}

const idsOf = (page: ReportPage | null): readonly ReportId[] => page?.items.map(({ id }) => id) ?? [];

interface LoadedReportProps {
  readonly report: StaffReport;
  readonly listPage: ReportListPage;
}

/** A measure that was chosen, with the report as it was seen then. */
interface ChosenMeasure {
  readonly measure: ReportMeasure;
  readonly seen: StaffReport;
}

function LoadedReport({ report, listPage }: LoadedReportProps) {
  const client = useClient();
  const scene = useStaffScene();
  const [questions] = useState(() => createWindowRequests<ChosenMeasure>());
  const question = useWindow(questions);
  const [outcome, setOutcome] = useState<StepOutcome<StaffReport> | null>(null);
  const ask = (measure: ReportMeasure) => {
    setOutcome(null);
    questions.open({ measure, seen: report });
  };
  const { account, target } = report;
  const items =
    account === null || target === null
      ? []
      : moderationItemsFor({
          ...scene,
          target: { id: account.id, acct: account.acct, deactivated: !target.isActive },
        }).filter(({ group }) => group !== 'roles');

  useDigitKeys((digit) => {
    const measure = stateMeasures[digit - 1];
    if (measure !== undefined && measure.state !== report.state) ask({ kind: 'state', state: measure.state });
    const item = items[digit - 1 - stateMeasures.length];
    if (item !== undefined && target !== null) ask({ kind: 'person', step: item.step(moderatedOf(target)) });
  });

  return (
    <>
      <ReportHead report={report} listPage={listPage} onState={(state) => ask({ kind: 'state', state })} />
      {outcome !== null && <OutcomeNote outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <ReportedPosts report={report} onMeasure={ask} />
      <PersonMeasures report={report} items={items} onStep={(step) => ask({ kind: 'person', step })} />
      <ReportNotes report={report} />
      {account !== null && <ReportHistory account={account.id} current={report.id} listPage={listPage} />}
      {account !== null && canOpenPart(scene, 'log') && <PersonLog account={account} />}
      {question !== null && (
        <MeasureQuestion
          key={question.request.number}
          measure={question.request.measure}
          report={question.request.seen}
          copies={report.statuses.filter((status) => isCopy(status.id)).length}
          open={question.open}
          run={() => takeMeasure(client, question.request.seen, question.request.measure)}
          onClose={question.onClose}
          onOutcome={setOutcome}
        />
      )}
    </>
  );
}
