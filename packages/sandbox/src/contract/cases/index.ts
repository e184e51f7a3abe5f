import type { Area } from '../contract-case';
import { edits, media, polls, readers, scheduled, statuses } from './statuses';
import { accounts, aliases, credentials, directory, relationships } from './accounts';
import { announcements, appSettings, instance, privateServer } from './instance';
import { bookmarks, reactions, statusMarks, statusPeople } from './status-actions';
import { chats, conversations } from './conversations';
import { emojiPacks } from './emoji-packs';
import { filterGroups, filters, notifications, push } from './notifications';
import { hollo, holloFavourites } from './hollo';
import { lists, scrobbles, search, timelines } from './timelines';
import { refusedStaff, reports, staff, staffMailInvites, staffPeople, staffRegistrations } from './staff';
import { configuration, configurationInFile, frontEnds, instanceDocuments, relays, upkeep } from './server';
import { oauth, registration, security } from './access';
import { ownData } from './own-data';
import { refusedAccount } from './refused-account';
import { refusedPeople, refusedPosts } from './refused-calls';

/** All areas. A file holds those of one topic. */
export const AREAS: readonly Area[] = [
  edits,
  accounts,
  aliases,
  announcements,
  appSettings,
  bookmarks,
  chats,
  configuration,
  configurationInFile,
  conversations,
  credentials,
  directory,
  emojiPacks,
  filterGroups,
  filters,
  frontEnds,
  hollo,
  holloFavourites,
  instance,
  instanceDocuments,
  lists,
  media,
  staffRegistrations,
  staffPeople,
  staffMailInvites,
  notifications,
  oauth,
  ownData,
  polls,
  privateServer,
  refusedAccount,
  refusedPeople,
  refusedPosts,
  refusedStaff,
  push,
  reactions,
  readers,
  registration,
  relationships,
  relays,
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
  upkeep,
];
