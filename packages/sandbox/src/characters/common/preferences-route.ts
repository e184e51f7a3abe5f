import { answer } from '../../server/answer';
import { signedIn } from '../../server/check-access';
import { user, type Call, type Route } from '../../server/route';
import { commonVisibility } from '../quote';

function show({ reader }: Call): Response {
  return answer({
    'posting:default:visibility': commonVisibility(signedIn(reader).default_scope),
    'posting:default:sensitive': false,
    'posting:default:language': 'en',
    'reading:expand:media': 'default',
    'reading:expand:spoilers': false,
  });
}

export const preferencesRoute: Route = {
  method: 'GET',
  path: '/api/v1/preferences',
  access: user('read:accounts'),
  handle: show,
};
