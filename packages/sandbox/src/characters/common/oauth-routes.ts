import { acctOf, profileUrl } from '../../render/account';
import { answer } from '../../server/answer';
import { signedIn } from '../../server/check-access';
import { OPEN, user, type Call, type Route } from '../../server/route';

function metadata(scopes: readonly string[]): Route['handle'] {
  return ({ here }) => {
    const origin = here.origin();
    return answer({
      issuer: `${origin}/`,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      userinfo_endpoint: `${origin}/oauth/userinfo`,
      scopes_supported: scopes,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      app_registration_endpoint: `${origin}/api/v1/apps`,
    });
  };
}

function userinfo({ here, reader }: Call): Response {
  const row = signedIn(reader);
  const url = profileUrl(here, row);
  return answer({
    iss: `${here.origin()}/`,
    sub: url,
    name: row.display_name,
    preferredUsername: acctOf(row),
    profile: url,
    picture: here.origin() + (row.avatar ?? '/images/avi.png'),
  });
}

/** The routes of the OAuth metadata and of the signed-in user's profile. */
export function oauthRoutes(scopes: readonly string[]): Route[] {
  return [
    {
      method: 'GET',
      path: '/.well-known/oauth-authorization-server',
      access: OPEN,
      handle: metadata(scopes),
    },
    { method: 'GET', path: '/oauth/userinfo', access: user('profile', 'read'), handle: userinfo },
  ];
}
