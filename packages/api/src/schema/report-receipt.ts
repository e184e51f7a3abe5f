import type { ReportId } from '../model/ids';
import type { ReportReceipt } from '../model/report';
import { isObject, readFlag, readId } from './read';

export function readReportReceipt(json: unknown): ReportReceipt | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ReportId>(json, 'id');
  return id === null ? undefined : { id, actionTaken: readFlag(json, 'action_taken') };
}
