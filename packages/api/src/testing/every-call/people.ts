import * as api from '../../index';
import { ids } from '../some-ids';
import { PAGE } from './page';
import type { CallsByName } from './calls-by-name';

const { account, otherAccount, list } = ids;

/** Calls about people and lists, each with everything that it can carry. */
export const PEOPLE: CallsByName = {
  verifyCredentials: [api.verifyCredentials()],
  getAccount: [api.getAccount(account)],
  getAccountByName: [api.getAccountByName('wren')],
  lookupAccount: [api.lookupAccount('wren')],
  getRelationships: [api.getRelationships([account, otherAccount])],
  accountStatuses: [
    api.accountStatuses(account, {
      ...PAGE,
      pinned: true,
      onlyMedia: true,
      withoutReplies: true,
      withoutRepeats: true,
      tag: 'cats',
      withMuted: true,
    }),
  ],
  followersOf: [api.followersOf(account, PAGE)],
  followedBy: [api.followedBy(account, PAGE)],
  blockedPeople: [api.blockedPeople(PAGE)],
  mutedPeople: [api.mutedPeople(PAGE)],
  followRequests: [api.followRequests()],
  listsWith: [api.listsWith(account)],
  endorsedBy: [api.endorsedBy(account)],
  familiarFollowers: [api.familiarFollowers([account])],
  directory: [api.directory({ order: 'new', local: true, limit: 20, offset: 20 })],
  suggestions: [api.suggestions(1, 5), api.suggestions(2, 5)],
  dismissSuggestion: [api.dismissSuggestion(account)],
  follow: [api.follow(account, { repeats: true, notify: true })],
  unfollow: [api.unfollow(account)],
  removeFollower: [api.removeFollower(account)],
  setBlock: [api.setBlock(account, true), api.setBlock(account, false)],
  muteAccount: [api.muteAccount(account, { notifications: true, seconds: 60 })],
  unmuteAccount: [api.unmuteAccount(account)],
  setNote: [api.setNote(account, 'met at the harbour')],
  setEndorsement: [api.setEndorsement(account, true), api.setEndorsement(account, false)],
  setSubscription: [api.setSubscription(account, true), api.setSubscription(account, false)],
  answerFollowRequest: [api.answerFollowRequest(account, true), api.answerFollowRequest(account, false)],
  search: [
    api.search('cats', {
      kind: 'statuses',
      resolve: true,
      following: true,
      accountId: account,
      limit: 20,
      offset: 20,
    }),
  ],
  searchAccounts: [api.searchAccounts('wren', { resolve: true, following: true, limit: 20 })],
  report: [
    api.report({
      accountId: account,
      statusIds: [ids.status],
      comment: 'rude',
      forward: true,
      ruleIds: ['1'],
      category: 'violation',
    }),
  ],
  lists: [api.lists()],
  getList: [api.getList(list)],
  createList: [api.createList({ title: 'Birds', replies: 'list', exclusive: true })],
  changeList: [api.changeList(list, { title: 'Owls', replies: 'list', exclusive: true })],
  removeList: [api.removeList(list)],
  listMembers: [api.listMembers(list)],
  addToList: [api.addToList(list, [account])],
  takeFromList: [api.takeFromList(list, [account])],
  domainBlocks: [api.domainBlocks()],
  setDomainBlock: [api.setDomainBlock('far.example', true), api.setDomainBlock('far.example', false)],
  scrobblesOf: [api.scrobblesOf(account, PAGE)],
  moderatedAccount: [api.moderatedAccount(account)],
  staffRights: [api.staffRights('wren')],
  setStaffRight: [
    api.setStaffRight('wren', 'moderator', true),
    api.setStaffRight('wren', 'moderator', false),
  ],
  setActivation: [api.setActivation('wren', true), api.setActivation('wren', false)],
  deletePerson: [api.deletePerson('wren')],
  setAccountTag: [api.setAccountTag('wren', 'x', true), api.setAccountTag('wren', 'x', false)],
  setReportState: [api.setReportState(ids.report, 'closed')],
};
