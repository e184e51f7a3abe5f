import { endSecondStep } from '../actions/access/second-factor';
import type { Here } from '../server/here';
import { OPEN, type Call, type Route } from '../server/route';
import { finishAuthorization, isListed } from './oauth-finish';
import { alertLine, hiddenInput, serverPage } from './server-page';

interface Step {
  token: string;
  redirectUri: string;
  state: string;
  challenge: string;
  kind: string;
}

/** The page for the second factor, after the password. */
export function secondStepForm(here: Here, step: Step, flash?: string): Response {
  const hidden = (name: string, value: string) => hiddenInput(`mfa[${name}]`, value);
  return serverPage(
    here,
    `${alertLine(flash)}<h2>Two-factor authentication</h2><form action="/oauth/mfa/verify" method="post">
<label>Authentication code <input type="text" name="mfa[code]" autocomplete="one-time-code" required></label>
${hidden('mfa_token', step.token)}${hidden('state', step.state)}${hidden('code_challenge', step.challenge)}${hidden('redirect_uri', step.redirectUri)}${hidden('challenge_type', step.kind)}
<button type="submit">Verify</button></form>`,
    flash === undefined ? 200 : 401,
  );
}

function verify(call: Call): Response {
  const { here } = call;
  const fields = call.params.nested('mfa');
  const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const step: Step = {
    token: field('mfa_token'),
    redirectUri: field('redirect_uri'),
    state: field('state'),
    challenge: field('code_challenge'),
    kind: field('challenge_type') || 'totp',
  };
  const grant = endSecondStep(here, { token: step.token, kind: step.kind, code: field('code') });
  if (!grant || !isListed(grant.app, step.redirectUri)) {
    return secondStepForm(here, step, 'Two-factor authentication failed.');
  }
  const { app, account, scopes } = grant;
  return finishAuthorization(here, {
    app,
    account,
    scopes,
    redirectUri: step.redirectUri,
    state: step.state,
    challenge: step.challenge,
  });
}

export const oauthMfaRoute: Route = {
  method: 'POST',
  path: '/oauth/mfa/verify',
  access: OPEN,
  handle: verify,
};
