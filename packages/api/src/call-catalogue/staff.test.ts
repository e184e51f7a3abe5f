import { expect, test } from 'vitest';
import {
  deletePerson,
  moderatedAccount,
  setAccountTag,
  setActivation,
  setReportState,
  setStaffRole,
  staffRoles,
} from '../index';
import type { ReportId } from '../index';
import { sent } from '../testing/sent';
import { ids } from '../testing/some-ids';

const USERS = '/api/v1/pleroma/admin/users';
const nicknames = ['wren@hedgerow.example'];

test('hangs tags on people and takes them off [3.7.042]', () => {
  const body = { nicknames, tags: ['mrf_tag:sandbox'] };
  const calls = [true, false].map((on) => setAccountTag('wren@hedgerow.example', 'mrf_tag:sandbox', on));
  expect(calls.map(sent)).toEqual([
    { line: `PUT ${USERS}/tag`, body },
    { line: `DELETE ${USERS}/tag`, body },
  ]);
});

test('asks for the rights of people, gives them and takes them away [3.7.043]', () => {
  const calls = [
    staffRoles('bob'),
    setStaffRole('bob', 'admin', true),
    setStaffRole('b/b', 'moderator', false),
  ];
  expect(calls.map(sent)).toEqual([
    { line: `GET ${USERS}/bob/permission_group` },
    { line: `POST ${USERS}/bob/permission_group/admin` },
    { line: `DELETE ${USERS}/b%2Fb/permission_group/moderator` },
  ]);
});

test('deletes people, shuts them out and lets them in [3.7.044, 3.7.045]', () => {
  const calls = [
    deletePerson('wren@hedgerow.example'),
    setActivation('wren@hedgerow.example', true),
    setActivation('wren@hedgerow.example', false),
  ];
  expect(calls.map(sent)).toEqual([
    { line: `DELETE ${USERS}?nickname=wren%40hedgerow.example` },
    { line: `PATCH ${USERS}/activate`, body: { nicknames } },
    { line: `PATCH ${USERS}/deactivate`, body: { nicknames } },
  ]);
});

test('sets how far a report is [2.7.025, 3.7.046]', () => {
  expect(sent(setReportState('9' as ReportId, 'closed'))).toEqual({
    line: 'PATCH /api/v1/pleroma/admin/reports',
    body: { reports: [{ id: '9', state: 'closed' }] },
  });
});

test('reads what the staff may change of an account', () => {
  const { read } = moderatedAccount(ids.account);
  const facts = { status: 200, link: null };
  const pleroma = { tags: ['mrf_tag:sandbox', 3], deactivated: true, is_moderator: true };
  expect(read({ id: '1', pleroma }, facts)).toEqual({
    tags: ['mrf_tag:sandbox'],
    deactivated: true,
    roles: { admin: false, moderator: true },
  });
  expect(() => read([], facts)).toThrow('unreadable answer');
});
