import { expect, test } from 'vitest';
import { logKinds } from './log-address';

/** What the server writes for each action. */
const messages: Readonly<Record<string, string>> = {
  create: '@owl created users: @wren, @finch',
  delete: '@owl deleted users: @wren',
  approve: '@owl approved users: @wren',
  activate: '@owl activated users: @wren',
  deactivate: '@owl deactivated users: @wren',
  grant: '@owl made @wren moderator',
  revoke: '@owl revoked moderator role from @wren',
  tag: '@owl added tags: mrf_tag:sandbox to users: @wren',
  untag: '@owl removed tags: mrf_tag:sandbox from users: @wren',
  add_suggestion: '@owl added suggested users: @wren',
  remove_suggestion: '@owl removed suggested users: @wren',
  follow: '@owl made @wren follow @finch',
  unfollow: '@owl made @wren unfollow @finch',
  force_password_reset: '@owl forced password reset for users: @wren',
  updated_users: '@owl updated users: @wren',
  confirm_email: '@owl confirmed email for users: @wren',
  resend_confirmation_email: '@owl re-sent confirmation email for users: @wren',
  create_backup: '@owl requested account backup for @wren',
  report_update: "@owl updated report #A1 (on user @wren) with 'closed' state",
  report_note: "@owl added note 'Seen' to report #A1 on user @wren",
  report_note_delete: "@owl deleted note 'Seen' from report #A1 on user @wren",
  status_update: "@owl updated status #A2, set visibility: 'unlisted'",
  status_delete: '@owl deleted status #A2',
  relay_follow: '@owl followed relay: https://relay.example/actor',
  relay_unfollow: '@owl unfollowed relay: https://relay.example/actor',
  chat_message_delete: '@owl deleted chat message #A3',
};

test.each(Object.entries(messages))('an entry about %s is found by its kind', (action, message) => {
  const kinds = logKinds.filter(({ words }) => message.includes(words)).map(({ id }) => id);
  // Granting a role and having somebody follow begin with the same words.
  const isFollow = action === 'follow' || action === 'unfollow';
  expect(kinds).toHaveLength(isFollow ? 2 : 1);
});

test('each kind finds something', () => {
  const all = Object.values(messages);
  const idle = logKinds.filter(({ words }) => !all.some((message) => message.includes(words)));
  expect(idle).toEqual([]);
});
