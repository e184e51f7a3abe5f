export { canReport } from './can-report';
export { createPersonPosts, sendReport } from './send-report';
export { emptyReport, reportDraftsOf, type ReportDraft } from './report-drafts';
export { reportStates, reportStatesOf } from './report-states';
export { reportTable } from './report-table';
