import { expect, test } from 'vitest';
import {
  aliases,
  backups,
  changeEmail,
  changePassword,
  confirmTotp,
  deleteAccount,
  endSession,
  importPeople,
  moveAccount,
  newBackupCodes,
  requestBackup,
  saveProfile,
  secondFactor,
  setAlias,
  setNotificationSettings,
  setUpTotp,
  turnOffTotp,
  updateProfile,
} from '../index';
import { lines, sent } from '../testing/sent';

test('changes the profile: pictures in a form, the rest and the settings as JSON [3.7.017]', () => {
  const picture = new Blob(['x'], { type: 'image/png' });
  const pictures = updateProfile({ avatar: picture, header: picture, background: picture });
  expect(pictures.body).toEqual({
    kind: 'multipart',
    fields: {},
    files: { avatar: picture, header: picture, pleroma_background_image: picture },
  });
  expect(sent(pictures).line).toBe('PATCH /api/v1/accounts/update_credentials');
  expect(
    sent(updateProfile({ displayName: 'Nils', settingsStore: { linnet: { streaming: true } } })),
  ).toEqual({
    line: 'PATCH /api/v1/accounts/update_credentials',
    body: { display_name: 'Nils', pleroma_settings_store: { linnet: { streaming: true } } },
  });
});

test('names the defaults for posts, and what the account is, as servers of either kind look for them [3.3.004]', () => {
  expect(
    sent(saveProfile({ defaultScope: 'private', sensitiveByDefault: true, actorType: 'Service' })).body,
  ).toEqual({
    default_scope: 'private',
    source: { privacy: 'private', sensitive: true },
    actor_type: 'Service',
    bot: true,
  });
});

test('says what notifications may tell [3.7.025]', () => {
  expect(lines(setNotificationSettings({ blockFromStrangers: false, hideContents: true }))).toEqual([
    'PUT /api/pleroma/notification_settings?block_from_strangers=false&hide_notification_contents=true',
  ]);
});

test('changes password and address, deletes the account, moves it [3.7.026, 3.7.027, 3.7.028, 3.7.029]', () => {
  const calls = [
    changePassword('old', 'new', 'again'),
    changeEmail('p', 'a@b.example'),
    deleteAccount('p'),
    moveAccount('p', 'nils@far.example'),
  ];
  expect(calls.map(sent)).toEqual([
    {
      line: 'POST /api/pleroma/change_password',
      body: { password: 'old', new_password: 'new', new_password_confirmation: 'again' },
    },
    { line: 'POST /api/pleroma/change_email', body: { email: 'a@b.example', password: 'p' } },
    { line: 'POST /api/pleroma/delete_account', body: { password: 'p' } },
    {
      line: 'POST /api/pleroma/move_account',
      body: { password: 'p', target_account: 'nils@far.example' },
    },
  ]);
});

test('hands over lists of follows, mutes and blocks [3.7.030]', () => {
  const kinds = ['follows', 'mutes', 'blocks'] as const;
  const body = { list: 'nils@far.example\nwren' };
  expect(kinds.map((kind) => sent(importPeople(kind, ['nils@far.example', 'wren'])))).toEqual([
    { line: 'POST /api/pleroma/follow_import', body },
    { line: 'POST /api/pleroma/mutes_import', body },
    { line: 'POST /api/pleroma/blocks_import', body },
  ]);
});

test('asks for the backups, and for a new one [3.7.032]', () => {
  expect(lines(backups(), requestBackup())).toEqual([
    'GET /api/v1/pleroma/backups',
    'POST /api/v1/pleroma/backups',
  ]);
});

test('keeps the other names of the account [3.7.031]', () => {
  const name = 'nils@far.example';
  expect([aliases(), setAlias(name, true), setAlias(name, false)].map(sent)).toEqual([
    { line: 'GET /api/pleroma/aliases' },
    { line: 'PUT /api/pleroma/aliases', body: { alias: name } },
    { line: 'DELETE /api/pleroma/aliases', body: { alias: name } },
  ]);
});

test('ends a session, whatever the answer says beside its status [3.7.034]', () => {
  expect(lines(endSession('12'))).toEqual(['DELETE /api/oauth_tokens/12']);
  expect(endSession('12').answer).toBe('none');
  expect(endSession('12').read('', { status: 201, link: null })).toBeUndefined();
});

test('asks for the second factor and its codes, and begins it [3.7.035, 3.7.037, 3.7.038]', () => {
  expect(lines(secondFactor(), newBackupCodes(), setUpTotp())).toEqual([
    'GET /api/pleroma/accounts/mfa',
    'GET /api/pleroma/accounts/mfa/backup_codes',
    'GET /api/pleroma/accounts/mfa/setup/totp',
  ]);
});

test('confirms the second factor, and turns it off [3.7.036, 3.7.039]', () => {
  expect([confirmTotp('p', '123456'), turnOffTotp('p')].map(sent)).toEqual([
    { line: 'POST /api/pleroma/accounts/mfa/confirm/totp', body: { password: 'p', code: '123456' } },
    { line: 'DELETE /api/pleroma/accounts/mfa/totp', body: { password: 'p' } },
  ]);
});
