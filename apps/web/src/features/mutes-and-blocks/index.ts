export { MutesAndBlocksScreen } from './mutes-and-blocks-screen';
