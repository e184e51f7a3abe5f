import type { Area } from '../contract-case';
import { edits } from './edits';
import { accounts } from './accounts';
import { aliases } from './aliases';
import { announcements } from './announcements';
import { appSettings } from './app-settings';
import { bookmarks } from './bookmarks';
import { chats } from './chats';
import { conversations } from './conversations';
import { credentials } from './credentials';
import { directory } from './directory';
import { filterGroups } from './filter-groups';
import { filters } from './filters';
import { hollo } from './hollo';
import { holloFavourites } from './hollo-favourites';
import { instance } from './instance';
import { lists } from './lists';
import { media } from './media';
import { newcomers } from './newcomers';
import { notifications } from './notifications';
import { oauth } from './oauth';
import { polls } from './polls';
import { privateServer } from './private-server';
import { refusedAccount } from './refused-account';
import { refusedPeople } from './refused-people';
import { refusedPosts } from './refused-posts';
import { refusedStaff } from './refused-staff';
import { push } from './push';
import { reactions } from './reactions';
import { registration } from './registration';
import { relationships } from './relationships';
import { reports } from './reports';
import { scheduled } from './scheduled';
import { scrobbles } from './scrobbles';
import { search } from './search';
import { security } from './security';
import { staff } from './staff';
import { statusMarks } from './status-marks';
import { statusPeople } from './status-people';
import { statuses } from './statuses';
import { timelines } from './timelines';

/** All areas, each from the file of its name. */
export const AREAS: readonly Area[] = [
  edits,
  accounts,
  aliases,
  announcements,
  appSettings,
  bookmarks,
  chats,
  conversations,
  credentials,
  directory,
  filterGroups,
  filters,
  hollo,
  holloFavourites,
  instance,
  lists,
  media,
  newcomers,
  notifications,
  oauth,
  polls,
  privateServer,
  refusedAccount,
  refusedPeople,
  refusedPosts,
  refusedStaff,
  push,
  reactions,
  registration,
  relationships,
  reports,
  scheduled,
  scrobbles,
  search,
  security,
  staff,
  statusMarks,
  statusPeople,
  statuses,
  timelines,
];
