import type { Attachment } from '@linnet/api';

type Places = Pick<Attachment, 'url' | 'previewUrl' | 'remoteUrl'>;

/** The addresses of an attachment, best first, without duplicates; its original server comes last. */
export function mediaSources({ url, previewUrl, remoteUrl }: Places, size: 'small' | 'full'): string[] {
  const places = size === 'small' ? [previewUrl, url, remoteUrl] : [url, remoteUrl];
  return [...new Set(places.filter((place) => place !== null && place !== ''))].map(String);
}
