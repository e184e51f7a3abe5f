import type { ReportState, StaffReport } from '@linnet/api';
import {
  isCopy,
  reportBulkOf,
  reportCountOf,
  reportPageKey,
  reportPageOf,
  reportPageSize,
  runBulk,
  takeMeasure,
} from '@linnet/domain/staff';
import { useState } from 'react';
import { plainName } from '../../../blocks/account/plain-name';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { selectedCard } from '../../../blocks/keys/card-selection';
import { useClient } from '../../../platform/client/client-provider';
import { rowsOfResource } from '../../../platform/client/list-rows';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { type LinkTab, LinkTabs } from '../../../ui/tabs/link-tabs';
import { BulkBar } from '../parts-kit/bulk-bar';
import { Pager } from '../parts-kit/pager';
import { useSelectedIds } from '../parts-kit/selected-ids';
import { useDigitKeys } from '../parts-kit/use-digit-keys';
import { useSomeNames } from '../parts-kit/use-some-names';
import { type ReportListPage, reportListPath } from './report-address';
import { ReportRow } from './report-row';
import styles from './reports.module.css';
import { stateMeasures } from './state-measures';

/** The reports in a state, page by page. */
export function ReportList({ listPage }: { readonly listPage: ReportListPage }) {
  const text = useText();
  const tabs = [useStateTab('open'), useStateTab('resolved'), useStateTab('closed')];
  return (
    <>
      <LinkTabs
        label={text('desk.states')}
        tabs={tabs}
        current={reportListPath({ state: listPage.state, page: 1 })}
      />
      <PageOfReports key={reportPageKey(listPage.state, listPage.page)} listPage={listPage} />
    </>
  );
}

/** The tab of a state, with the number of reports in it. */
function useStateTab(state: ReportState): LinkTab {
  const text = useText();
  const { value } = useResource(reportCountOf(useClient()).get(state));
  const name = text('desk.reports_in_state', { state });
  return {
    to: reportListPath({ state, page: 1 }),
    label: value === null ? name : text('desk.state_count', { state: name, count: value }),
  };
}

function PageOfReports({ listPage }: { readonly listPage: ReportListPage }) {
  const text = useText();
  const client = useClient();
  const { state, page } = listPage;
  const resource = reportPageOf(client).get(reportPageKey(state, page));
  const loaded = useResource(resource);
  const selection = useSelectedIds();
  const someNames = useSomeNames();
  const bulk = reportBulkOf(client);
  const [asked, setAsked] = useState<Asked | null>(null);
  const handleOf = ({ account }: StaffReport) =>
    account === null ? text('desk.nobody') : `@${account.acct}`;
  const measures = stateMeasures.filter((measure) => measure.state !== state);
  const items = loaded.value?.items ?? [];

  useDigitKeys((digit) => {
    const report = items.find(({ id }) => id === selectedCard()?.dataset['row']);
    const measure = stateMeasures[digit - 1];
    if (report === undefined || measure === undefined || measure.state === state) return;
    setAsked({ state: measure.state, reports: [report] });
  });

  function handleConfirm({ state: wanted, reports }: Asked) {
    setAsked(null);
    void bulk.run(reports, async (left, run) => {
      const outcome = await runBulk(
        left,
        (report) => takeMeasure(client, report, { kind: 'state', state: wanted }),
        run,
      );
      selection.unselect([...outcome.done, ...outcome.already]);
      await resource.reload();
      return outcome;
    });
  }

  const question = stateMeasures.find((measure) => measure.state === asked?.state);
  const copies =
    asked?.reports.flatMap(({ statuses }) => statuses).filter(({ id }) => isCopy(id)).length ?? 0;
  return (
    <>
      <BulkBar<StaffReport>
        rows={items}
        selection={selection}
        bulk={bulk}
        nameOf={(report) => nameOf(report, text('desk.nobody'))}
        actions={measures.map(({ state: wanted, icon, label }) => ({
          icon,
          label: text(label),
          onRun: (reports) => setAsked({ state: wanted, reports }),
        }))}
        question={
          asked !== null && question !== undefined
            ? {
                title: text(question.question, { count: asked.reports.length }),
                text: `${text('desk.bulk_about', { names: someNames(asked.reports.map(handleOf)) })} ${text(question.text, { copies })}`,
                confirmLabel: text(question.label),
                onConfirm: () => handleConfirm(asked),
                onCancel: () => setAsked(null),
              }
            : null
        }
      />
      <LoadedList
        list={rowsOfResource(
          loaded,
          () => void resource.load(),
          (value) => value.items,
        )}
        skeleton={<PeopleSkeleton />}
        failed={text('desk.reports_failed')}
        empty={{
          title: text('desk.no_reports', { state }),
          text: text(state === 'open' ? 'desk.no_open_text' : 'desk.no_reports_text'),
        }}
      >
        {(reports) => (
          <ul className={styles.rows} aria-label={text('administration.reports')}>
            {reports.map((report) => (
              <li key={report.id}>
                <ReportRow
                  report={report}
                  listPage={listPage}
                  isSelected={selection.has(report.id)}
                  onSelect={(isSelected) => selection.set([report.id], isSelected)}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {loaded.value !== null && (
        <Pager
          page={page}
          pageSize={reportPageSize}
          count={items.length}
          total={loaded.value.total}
          addressOf={(next) => reportListPath({ state, page: next })}
        />
      )}
    </>
  );
}

/** The reports for which a state was chosen, before it is confirmed. */
interface Asked {
  readonly state: ReportState;
  readonly reports: readonly StaffReport[];
}

const nameOf = ({ account }: StaffReport, nobody: string): string =>
  account === null ? nobody : plainName(account);
