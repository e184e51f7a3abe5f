export { recentCommandsOf, type RecentCommands } from './recent-commands';
