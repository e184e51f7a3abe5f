export type { Alert } from './alert';
export type { AlertBrowser } from './alert-browser';
export { createAlerts, type Alerts } from './alerts';
