import type { ErrorReason, Instance } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { checkRegistration } from './check-registration';
import { joinServer, serverLanguage } from './join-server';
import {
  type RegistrationDraft,
  type RegistrationRules,
  emptyRegistration,
  registrationRules,
} from './registration-draft';
import { registrationComplaints } from './registration-complaints';

const openDoor: RegistrationRules = {
  acceptsDetails: true,
  emailRequired: false,
  birthdayRequired: false,
  latestBirthday: null,
  reasonRequired: false,
  captchaRequired: false,
};

const finch: RegistrationDraft = {
  ...emptyRegistration,
  username: 'finch',
  fullname: 'Finch',
  password: 'thistle seeds',
  confirm: 'thistle seeds',
};

const refused = { kind: 'http', status: 400, identifier: null } as const;

const said = (body: object): ErrorReason => ({
  ...refused,
  text: JSON.stringify(body),
  body: { error: JSON.stringify(body) },
});

test('an empty form lacks a name, a full name and a password twice [1.5.002, 1.5.003, 1.5.005, 1.5.006]', () => {
  expect(checkRegistration(emptyRegistration, openDoor)).toEqual({
    username: 'username_required',
    fullname: 'fullname_required',
    password: 'password_required',
    confirm: 'password_confirmation_required',
  });
  expect(checkRegistration({ ...finch, username: '  ', fullname: ' ' }, openDoor)).toEqual({
    username: 'username_required',
    fullname: 'fullname_required',
  });
  expect(checkRegistration(finch, openDoor)).toEqual({});
});

test('the second password has to be the first [1.5.006]', () => {
  expect(checkRegistration({ ...finch, confirm: 'thistles' }, openDoor)).toEqual({
    confirm: 'password_confirmation_match',
  });
});

test('address, reason and birthday are asked for where the server wants them [1.5.004, 1.5.007, 1.5.008, 1.5.009]', () => {
  const strict = { ...openDoor, emailRequired: true, reasonRequired: true, birthdayRequired: true };
  expect(checkRegistration(finch, { ...strict, latestBirthday: '2010-11-21' })).toEqual({
    email: 'email_required',
    birthday: 'birthday_required',
    reason: 'reason_required',
  });
});

test('who was born a day too late is too young [1.5.007]', () => {
  const rules = { ...openDoor, birthdayRequired: true, latestBirthday: '2010-11-21' };
  expect(checkRegistration({ ...finch, birthday: '2010-11-21' }, rules)).toEqual({});
  expect(checkRegistration({ ...finch, birthday: '2010-11-22' }, rules)).toEqual({
    birthday: 'birthday_min_age',
  });
  expect(checkRegistration({ ...finch, birthday: '2020-01-01' }, openDoor)).toEqual({});
});

test('the server tells what it wants, the age in days [1.9.009]', () => {
  const now = new Date(2026, 10, 21, 12).getTime();
  const ask = (told: Partial<Instance>, acceptsDetails = true) =>
    registrationRules({ instance: told as Instance, acceptsDetails, captchaRequired: false, now });
  expect(ask({ birthdayRequired: true, birthdayMinAge: 30 }).latestBirthday).toBe('2026-10-22');
  expect(ask({ birthdayRequired: true, birthdayMinAge: 0 }).latestBirthday).toBe('2026-11-21');
  expect(ask({ birthdayRequired: false, birthdayMinAge: 30 }).latestBirthday).toBeNull();
  expect(ask({ activationRequired: true, approvalRequired: true })).toMatchObject({
    emailRequired: true,
    reasonRequired: true,
  });
  expect(ask({}).emailRequired).toBe(false);
  expect(ask({}, false).emailRequired).toBe(true);
});

test('the complaints of a server are told by field, in its words [1.8.010]', () => {
  const complaints = registrationComplaints(
    said({
      ap_id: ['has already been taken'],
      registration_reason: ['is odd', 'is long'],
      bio: ["can't be blank"],
    }),
  );
  expect(complaints).toEqual([
    { field: 'username', words: 'Username has already been taken' },
    { field: 'reason', words: 'Reason is odd' },
    { field: 'reason', words: 'Reason is long' },
    { field: 'bio', words: "Bio can't be blank" },
  ]);
});

test('a number that the server forgot to put in is not shown as a hole [1.8.010]', () => {
  expect(registrationComplaints(said({ bio: ['should be at most %{count} character(s)'] }))).toEqual([
    { field: 'bio', words: 'Bio should be shorter' },
  ]);
});

test('a refusal in one sentence is told as it is, and one without words has none', () => {
  const body = { error: 'Expired token' };
  expect(registrationComplaints({ ...refused, text: 'Expired token', body })).toEqual([
    { field: null, words: 'Expired token' },
  ]);
  expect(registrationComplaints({ ...refused, text: null, body: null })).toEqual([]);
  expect(registrationComplaints({ kind: 'offline', timedOut: false })).toEqual([]);
});

test('languages are spelled as servers do [1.3.002]', () => {
  expect(['de', 'zh', 'zh-Hant', 'pt-BR'].map(serverLanguage)).toEqual(['de', 'zh_Hans', 'zh_Hant', 'pt_BR']);
});

test('a newcomer is in at once where nothing speaks against it [1.4.007]', async () => {
  const { visit } = await startServer();
  const client = visit();
  const request = { registration: finch, rules: openDoor, inviteToken: null, captcha: null };
  expect(await joinServer(client, request)).toEqual({ kind: 'entered' });
  expect(client.accounts.shown.get().session.state.get()).toMatchObject({
    state: 'signed-in',
    username: 'finch',
  });
});

test('a server without the extensions takes a newcomer without the details', async () => {
  const { visit } = await startServer({ character: 'mastodon' });
  const client = visit();
  const joined = await joinServer(client, {
    registration: { ...finch, email: 'finch@nest.example', languages: ['de'] },
    rules: { ...openDoor, acceptsDetails: false, emailRequired: true },
    inviteToken: null,
    captcha: null,
  });
  expect(joined).toEqual({ kind: 'entered' });
  expect(client.accounts.shown.get().session.state.get()).toMatchObject({
    state: 'signed-in',
    username: 'finch',
  });
});

test('a newcomer who has to be approved reads what the server says, and is not in [1.4.007]', async () => {
  const { visit, door } = await startServer();
  await door('settings', { mode: 'approval' });
  const client = visit();
  const registration = { ...finch, reason: 'The thistles.' };
  const joined = await joinServer(client, {
    registration,
    rules: openDoor,
    inviteToken: null,
    captcha: null,
  });
  expect(joined).toMatchObject({ kind: 'waiting', message: expect.stringContaining('approved') });
  expect(client.session.state.get()).toEqual({ state: 'visitor' });
});

test('an account whose token does not work yet is made all the same', async () => {
  const { visit, door } = await startServer();
  await door('fail', {
    path: 'verify_credentials',
    status: 403,
    body: { error: 'Your login is missing a confirmed e-mail address' },
  });
  const joined = await joinServer(visit(), {
    registration: finch,
    rules: openDoor,
    inviteToken: null,
    captcha: null,
  });
  expect(joined).toEqual({ kind: 'waiting', message: 'Your login is missing a confirmed e-mail address' });
});
