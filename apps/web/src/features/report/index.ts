export { ReportHost } from './report-host';
