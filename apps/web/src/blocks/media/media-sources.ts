import type { Attachment } from '@linnet/api';

type Places = Pick<Attachment, 'url' | 'previewUrl' | 'remoteUrl'>;

/** Where a medium may be had, the best first; what lies at its origin comes last. Without empty ones, each once. */
export function mediaSources({ url, previewUrl, remoteUrl }: Places, size: 'small' | 'full'): string[] {
  const places = size === 'small' ? [previewUrl, url, remoteUrl] : [url, remoteUrl];
  return [...new Set(places.filter((place) => place !== null && place !== ''))].map(String);
}
