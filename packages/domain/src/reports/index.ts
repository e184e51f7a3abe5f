export { canReport } from './can-report';
export { type Complaint, noComplaint } from './complaint';
export { complaintsOf } from './complaints-of';
export { createPersonPosts } from './person-posts';
export { reportStates, reportStatesOf } from './report-states';
export { reportTable } from './report-table';
export { sendReport } from './send-report';
