/**
 * Who answers a request for which the client has no file: its index page, the upstream server, or whichever of the two
 * has a page there (`navigation`).
 */
export type Answerer = 'index' | 'upstream' | 'navigation';

/** Only navigations by a person may get the client's index page; programs get the server's response. */
export function chooseAnswerer(method: string, pathname: string, accept: string): Answerer {
  if (method !== 'GET' && method !== 'HEAD') return 'upstream';
  if (pathname === '/index.html') return 'index';
  if (pathname === '/') return isActivityPub(accept) ? 'upstream' : 'index';
  return wantsPage(accept) ? 'navigation' : 'upstream';
}

/** Whether an Accept header is that of a navigation; that of a fetch for anything is not. */
export function wantsPage(accept: string): boolean {
  return acceptedTypes(accept).includes('text/html') && !isActivityPub(accept);
}

function isActivityPub(accept: string): boolean {
  return acceptedTypes(accept).includes('application/activity+json');
}

function acceptedTypes(accept: string): string[] {
  return accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
}
