import type { ReportId } from '@linnet/api';
import type { PartProps } from '../part-props';
import { readListPage } from './report-address';
import { ReportList } from './report-list';
import { ReportScreen } from './report-screen';

/** The list of reports in a state, or the screen of one report. */
export function ReportsPart({ item, search }: PartProps) {
  const listPage = readListPage(search);
  // Ids in addresses are plain strings.
  return item === null ? (
    <ReportList listPage={listPage} />
  ) : (
    <ReportScreen id={item as ReportId} listPage={listPage} />
  );
}
