import type { ReportId } from '@linnet/api';
import type { PartProps } from '../part-props';
import { readListPlace } from './report-address';
import { ReportList } from './report-list';
import { ReportScreen } from './report-screen';

/** What people have reported: a list for each state, and one report whole. */
export function ReportsPart({ item, search }: PartProps) {
  const place = readListPlace(search);
  // Ids in addresses are plain strings.
  return item === null ? <ReportList place={place} /> : <ReportScreen id={item as ReportId} place={place} />;
}
