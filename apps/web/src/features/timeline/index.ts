export { HomeScreen } from './home-screen';
export { KnownNetworkScreen } from './known-network-screen';
export { LocalScreen } from './local-screen';
