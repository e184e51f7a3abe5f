export type { Alert } from './alert';
export type { AlertBrowser } from './alert';
export { createAlerts, type Alerts } from './alerts';
