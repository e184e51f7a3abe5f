export { canReport } from './send-report';
export { type Complaint, noComplaint } from './complaint';
export { complaintsOf } from './complaints-of';
export { createPersonPosts } from './send-report';
export { reportStates, reportStatesOf } from './report-states';
export { reportTable } from './report-table';
export { sendReport } from './send-report';
