export { RemoteUserScreen } from './remote-user-screen';
