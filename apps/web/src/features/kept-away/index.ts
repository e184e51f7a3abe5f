export { KeptAwayScreen } from './kept-away-screen';
