import { report } from '../reports/report';

export const list = report;
