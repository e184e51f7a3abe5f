import type { AccountId } from '@linnet/api';
import { type Complaint, complaintsOf, noComplaint } from '@linnet/domain/reports';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';

/** What is being said of somebody, and the way to change it. */
export function useComplaint(person: AccountId): readonly [Complaint, (change: Partial<Complaint>) => void] {
  const complaints = complaintsOf(useClient());
  const complaint = useCell(complaints.all).get(person) ?? noComplaint;
  return [complaint, (change) => complaints.change(person, change)];
}
