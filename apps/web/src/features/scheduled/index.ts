export { ScheduledScreen } from './scheduled-screen';
