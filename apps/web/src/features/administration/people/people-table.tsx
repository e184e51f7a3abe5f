import type { StaffAccount } from '@linnet/api';
import {
  peoplePageOf,
  peoplePageSize,
  type PeopleQuery,
  personBulkOf,
  runBulk,
  takePersonStep,
} from '@linnet/domain/staff';
import { useState } from 'react';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { LoadedList, type EmptyTexts } from '../../../blocks/list-foot/loaded-list';
import { useClient } from '../../../platform/client/client-provider';
import { rowsOfResource } from '../../../platform/client/list-rows';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { BulkBar } from '../parts-kit/bulk-bar';
import { Pager } from '../parts-kit/pager';
import { type Column, RowsTable } from '../parts-kit/rows-table';
import { useSelectedIds } from '../parts-kit/selected-ids';
import { useSomeNames } from '../parts-kit/use-some-names';
import type { BulkStep } from './bulk-steps';

interface PeopleTableProps {
  readonly query: PeopleQuery;
  readonly label: string;
  readonly columns: readonly [Column<StaffAccount>, ...Column<StaffAccount>[]];
  readonly steps: readonly BulkStep[];
  readonly empty: EmptyTexts;
  readonly addressOf: (page: number) => string;
}

/** The step that was chosen for several people, before it is confirmed. */
interface AskedStep {
  readonly step: BulkStep;
  readonly people: readonly StaffAccount[];
}

/** A table of people, one page of it, with what can be done with several of them. The viewer can't be selected. */
export function PeopleTable({ query, label, columns, steps, empty, addressOf }: PeopleTableProps) {
  const text = useText();
  const someNames = useSomeNames();
  const client = useClient();
  const scene = useStaffScene();
  const resource = peoplePageOf(client, query);
  const loaded = useResource(resource);
  const selection = useSelectedIds();
  const bulk = personBulkOf(client);
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const { session } = scene;
  const ownId = session.state === 'signed-in' ? session.accountId : null;
  const items = loaded.value?.items ?? [];
  const selectable = items.filter(({ id }) => id !== ownId);
  const offered = steps.filter(({ can }) => can(scene));

  function handleRun(step: BulkStep, rows: readonly StaffAccount[]) {
    setAsked({ step, people: rows.filter(step.isFor) });
  }

  function handleConfirm({ step, people }: AskedStep) {
    setAsked(null);
    void bulk.run(people, async (left, run) => {
      const outcome = await runBulk(left, (person) => takePersonStep(client, person, step.step), run);
      selection.unselect([...outcome.done, ...outcome.already]);
      await resource.reload();
      return outcome;
    });
  }

  return (
    <>
      <BulkBar<StaffAccount>
        rows={selectable}
        selection={selection}
        bulk={bulk}
        nameOf={handleOf}
        actions={offered.map((step) => ({
          icon: step.icon,
          label: text(step.label),
          danger: step.danger === true,
          onRun: (rows) => handleRun(step, rows),
        }))}
        question={
          asked !== null
            ? {
                title: text(asked.step.question, { count: asked.people.length }),
                text:
                  asked.people.length === 0
                    ? text('people_desk.for_nobody')
                    : `${text(asked.step.text)} ${someNames(asked.people.map(handleOf))}`,
                confirmLabel: text(asked.step.label),
                danger: asked.step.danger === true,
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
        failed={text('people_desk.failed')}
        empty={empty}
      >
        {(rows) => (
          <RowsTable
            label={label}
            columns={columns}
            rows={rows}
            nameOf={handleOf}
            selection={selection}
            canSelect={({ id }) => id !== ownId}
          />
        )}
      </LoadedList>
      {loaded.value !== null && (
        <Pager
          page={query.page}
          pageSize={peoplePageSize}
          count={items.length}
          total={loaded.value.total}
          addressOf={addressOf}
        />
      )}
    </>
  );
}

const handleOf = ({ acct }: StaffAccount): string => `@${acct}`;
