import * as api from '../../index';
import { ids } from '../some-ids';
import type { CallsByName } from './calls-by-name';

const { chat, chatMessage, report, status } = ids;

/** Calls of the staff about reports and people, each with all of its parameters. */
export const STAFF = {
  staffReports: [api.staffReports({ state: 'open', page: 2, pageSize: 20 })],
  staffReport: [api.staffReport(report)],
  setReportState: [api.setReportState(report, 'closed')],
  addReportNote: [api.addReportNote(report, 'seen')],
  removeReportNote: [api.removeReportNote(report, '7')],
  serverStatuses: [
    api.serverStatuses({ page: 2, pageSize: 20, localOnly: true, withPrivate: true, withRepeats: true }),
  ],
  statusesOfHost: [api.statusesOfHost('far.example', { page: 2, pageSize: 20, withRepeats: true })],
  statusAsStaff: [api.statusAsStaff(status)],
  deleteHost: [api.deleteHost('far.example')],
  chatsAsStaff: [api.chatsAsStaff('wren')],
  chatAsStaff: [api.chatAsStaff(chat)],
  chatMessagesAsStaff: [api.chatMessagesAsStaff(chat, { maxId: chatMessage, limit: 20 })],
  deleteChatMessageAsStaff: [api.deleteChatMessageAsStaff(chat, chatMessage)],
  createPerson: [
    api.createPerson({ nickname: 'hazel', email: 'hazel@hedge.example', password: 'long enough' }),
  ],
  changeStatusAsStaff: [api.changeStatusAsStaff(status, { sensitive: true, visibility: 'unlisted' })],
  deleteStatusAsStaff: [api.deleteStatusAsStaff(status)],
  staffAccounts: [
    api.staffAccounts({
      query: 'wren',
      name: 'Wren',
      email: 'wren@hedge.example',
      tags: ['x'],
      filters: ['local', 'active'],
      actorTypes: ['Person'],
      page: 2,
      pageSize: 50,
    }),
  ],
  staffAccount: [api.staffAccount('wren')],
  approvePerson: [api.approvePerson('wren')],
  confirmAddress: [api.confirmAddress('wren')],
  sendConfirmationAgain: [api.sendConfirmationAgain('wren')],
  setSuggested: [api.setSuggested('wren', true), api.setSuggested('wren', false)],
  forcePasswordReset: [api.forcePasswordReset('wren')],
  endSecondFactor: [api.endSecondFactor('wren')],
  passwordResetLink: [api.passwordResetLink('wren')],
  staffCredentials: [api.staffCredentials('wren')],
  changeCredentials: [
    api.changeCredentials('wren', { email: 'w@x.example', name: 'Wren', password: 'long' }),
  ],
  statusesAsStaff: [
    api.statusesAsStaff('wren', { page: 2, pageSize: 20, withPrivate: true, withRepeats: true }),
  ],
  requestBackupFor: [api.requestBackupFor('wren')],
  moderationLog: [
    api.moderationLog({
      actor: ids.account,
      search: 'report',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-11-30T00:00:00.000Z',
      page: 2,
      pageSize: 50,
    }),
  ],
  staffInvites: [api.staffInvites()],
  createInvite: [api.createInvite({ maxUse: 3, expiresAt: '2099-01-01' })],
  revokeInvite: [api.revokeInvite('abc=')],
  mailInvite: [api.mailInvite('wren@hedge.example', 'Wren')],
} satisfies CallsByName;
