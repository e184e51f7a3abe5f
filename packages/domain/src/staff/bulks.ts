import type { StaffAccount, StaffReport, Status } from '@linnet/api';
import { perClient } from '../client/client';
import { createBulk } from '../kernel/tasks/bulk';

/** An action on several reports at once. It outlives the list, which shows its result when it is opened again. */
export const reportBulkOf = perClient(() => createBulk<StaffReport>());

/** An action on several people at once. */
export const personBulkOf = perClient(() => createBulk<StaffAccount>());

/** An action on several posts at once. */
export const postBulkOf = perClient(() => createBulk<Status>());
