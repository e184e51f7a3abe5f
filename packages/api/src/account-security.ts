import type { Call } from './call';
import type { Page } from './model/page';
import type { SecurityAnswer, Session } from './model/security';
import { readPage } from './schema/page';
import { required } from './schema/required';
import { readSecurityAnswer, readSession } from './schema/security';

function secure(name: string, value: Readonly<Record<string, string>>): Call<SecurityAnswer> {
  return {
    method: 'POST',
    path: `/api/pleroma/${name}`,
    feature: 'accountSecurity',
    body: { kind: 'json', value },
    read: required(readSecurityAnswer, 'answer of an account-security call'),
  };
}

/** POST /api/pleroma/change_password. Ends every session, including the current one. */
export function changePassword(password: string, next: string, again: string): Call<SecurityAnswer> {
  return secure('change_password', { password, new_password: next, new_password_confirmation: again });
}

/** POST /api/pleroma/change_email. An empty address removes it where the server does not require one. */
export function changeEmail(password: string, email: string): Call<SecurityAnswer> {
  return secure('change_email', { password, email });
}

/** POST /api/pleroma/delete_account. Cannot be undone. */
export function deleteAccount(password: string): Call<SecurityAnswer> {
  return secure('delete_account', { password });
}

/**
 * PUT /api/pleroma/notification_settings, with the parameters in the query: servers ignore a body and answer with
 * success.
 */
export function setNotificationSettings(settings: {
  blockFromStrangers: boolean;
  hideContents: boolean;
}): Call<SecurityAnswer> {
  return {
    method: 'PUT',
    path: '/api/pleroma/notification_settings',
    feature: 'notificationSettings',
    query: {
      block_from_strangers: settings.blockFromStrangers,
      hide_notification_contents: settings.hideContents,
    },
    read: required(readSecurityAnswer, 'answer of the notification settings'),
  };
}

/** GET /api/oauth_tokens: all active sessions; the current one is not marked. */
export function sessions(): Call<Page<Session>> {
  return {
    method: 'GET',
    path: '/api/oauth_tokens',
    feature: 'sessions',
    notFound: 'route',
    read: readPage(readSession),
  };
}

/** DELETE /api/oauth_tokens/:id. Succeeds for unknown ids. */
export function endSession(id: string): Call<void> {
  return {
    method: 'DELETE',
    path: `/api/oauth_tokens/${encodeURIComponent(id)}`,
    feature: 'sessions',
    answer: 'none',
    read: () => undefined,
  };
}
