export { StatusPeopleScreen } from './status-people-screen';
