export type { Alert, AlertBrowser } from './alert';
export { createAlerts, type Alerts } from './alerts';
