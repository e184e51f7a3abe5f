import type { StaffAccount, StaffReport, Status } from '@linnet/api';
import { perClient } from '../client/client';
import { createBulk } from '../kernel/tasks/bulk';

/** What is done with several reports at once. It outlives the list: what has come of it is shown on return. */
export const reportBulkOf = perClient(() => createBulk<StaffReport>());

/** What is done with several people at once. */
export const personBulkOf = perClient(() => createBulk<StaffAccount>());

/** What is done with several posts at once. */
export const postBulkOf = perClient(() => createBulk<Status>());
