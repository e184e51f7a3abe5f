/** Ways in which a server, or what stands in front of it, is set up wrongly; each can be switched on by itself. */
export const AILMENTS = {
  'no-policy': 'answers have no policy header',
  'tight-policy': 'the policy forbids pictures that the page makes itself, and inline styles',
  'policy-without-socket': 'the policy forbids sockets',
  'policy-without-media': 'the policy forbids pictures of other origins',
  'page-cached': 'browsers may keep the page for a day',
  'files-uncached': 'browsers keep no file of the client',
  'files-uncompressed': 'files of the client are not compressed',
  'files-missing': 'files of the client with a digest in their name are gone',
  'no-preload': 'pages have no embedded results',
  'media-elsewhere': 'the picture of the instance is on another host, without https',
  'nodeinfo-stale': 'nodeinfo is that of an earlier name',
  'nodeinfo-elsewhere': 'the links to nodeinfo lead to another host',
  'unhashed-cached': 'browsers may keep the page’s own file and the worker for good',
  'proxy-elsewhere': 'media of other servers are proxied on another host, without https',
  'narrow-tokens': 'tokens lack the scope for reports',
  'old-version': 'the server is years old',
} as const;

export type Ailment = keyof typeof AILMENTS;

export const hasAilment = ({ ailments }: { readonly ailments: readonly Ailment[] }, name: Ailment): boolean =>
  ailments.includes(name);
