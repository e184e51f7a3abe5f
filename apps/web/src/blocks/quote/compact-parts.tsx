import type { Attachment } from '@linnet/api';
import type { StatusRow, StatusView } from '@linnet/domain';
import { emojify, safeAddress } from '@linnet/richtext';
import ChartBar from 'lucide-react/icons/chart-bar';
import ExternalLink from 'lucide-react/icons/external-link';
import Paperclip from 'lucide-react/icons/paperclip';
import Quote from 'lucide-react/icons/quote';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { useSetting } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link, otherSite } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { OnRequest } from '../media/on-request';
import type { WithMedia } from '../media/status-media';
import { RichText } from '../rich-text/rich-text';
import bodyStyles from '../rich-text/status-body.module.css';
import { writtenIn } from '../rich-text/written-in';
import styles from './compact-status.module.css';
import quoteStyles from './quote.module.css';
import { MAX_LINES, isThumbnail } from './text-placeholder';

/** A link to the original of a status that this server doesn't show. */
export function OriginLink({ url }: { url: string }) {
  const address = safeAddress(url);
  if (address === null) return <Text id="quotes.quotes_another" />;
  return (
    <a className={quoteStyles.origin} href={address.href} title={address.href} {...otherSite}>
      <span>
        <Text id="quotes.at_origin" values={{ host: <bdi>{address.host}</bdi> }} />
      </span>
      <Icon of={ExternalLink} size="small" mirrored />
    </a>
  );
}

interface CompactBodyProps {
  view: StatusView;
  /** Content that is hidden together with the text behind a subject. */
  children: ReactNode;
}

/** Subject and content in a few lines. The content may be hidden behind the subject. */
export function CompactBody({ view, children }: CompactBodyProps) {
  const { status, content } = view;
  const [isOpen, setOpen] = useState(false);
  const subject = status.subject.trim();
  const isLong = content.lineCount > MAX_LINES;
  const shows = isOpen || subject === '';

  return (
    <>
      {subject !== '' && (
        <p className={styles.subject} {...writtenIn(status.language)}>
          <Icon of={TriangleAlert} size="small" />
          <span>
            <RichText nodes={emojify(subject, status.emojis)} />
          </span>
        </p>
      )}
      {shows && content.nodes.length > 0 && (
        <div
          className={join(bodyStyles.content, isLong && !isOpen && styles.clamped)}
          {...writtenIn(status.language)}
          data-opens={status.id}
        >
          <RichText nodes={content.nodes} />
        </div>
      )}
      {shows && children}
      {(isLong || subject !== '') && (
        <Button small className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Text id={isOpen ? 'general.show_less' : 'general.show_more'} />
        </Button>
      )}
    </>
  );
}

/** What a small status has but doesn't show: attachments, a poll, a quote. */
export function CompactFacts({ status }: { status: StatusRow }) {
  const { attachments, pollId, quote } = status;
  const files = attachments.length;
  if (files === 0 && pollId === null && quote === null) return null;
  return (
    <ul className={styles.facts}>
      {files > 0 && (
        <li>
          <Icon of={Paperclip} size="small" />
          <Text id="quotes.attachments" values={{ count: files }} />
        </li>
      )}
      {pollId !== null && (
        <li>
          <Icon of={ChartBar} size="small" />
          <Text id="quotes.has_poll" />
        </li>
      )}
      {quote !== null && (
        <li>
          <Icon of={Quote} size="small" />
          <NestedQuote quote={quote} />
        </li>
      )}
    </ul>
  );
}

/** A quote within a quote is only a line, because quotes can nest without end. */
function NestedQuote({ quote: { state, id, url } }: { quote: NonNullable<StatusRow['quote']> }) {
  const words = <Text id="quotes.quotes_another" />;
  if (state !== 'accepted') return words;
  if (id !== null) return <Link to={pathTo('conversation', { id })}>{words}</Link>;
  return url === null ? words : <OriginLink url={url} />;
}

const MAX_THUMBNAILS = 4;

/** The first pictures as thumbnails. Sensitive ones are only counted; they can be seen in the status itself. */
export function CompactPictures({ status }: { status: WithMedia }) {
  const covers = useSetting('hideNsfw');
  if (status.sensitive && covers) return null;
  const pictures = status.attachments.filter(isThumbnail).slice(0, MAX_THUMBNAILS);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map((picture) => (
        <span key={picture.id}>
          <OnRequest {...picture} address={picture.previewUrl} label="media.load_picture">
            <Thumbnail picture={picture} language={status.language ?? null} />
          </OnRequest>
        </span>
      ))}
    </div>
  );
}

interface ThumbnailProps {
  picture: Attachment;
  language: string | null;
}

function Thumbnail({ picture, language }: ThumbnailProps) {
  const text = useText();
  const [failed, setFailed] = useState(false);
  const isDescribed = picture.description !== '';
  const name = isDescribed ? picture.description : text('status.picture_without_description');
  const languageAttributes = isDescribed ? writtenIn(language) : undefined;
  if (failed)
    return (
      <span className={styles.lost} {...languageAttributes}>
        {name}
      </span>
    );
  return (
    <img
      src={picture.previewUrl}
      alt={name}
      {...languageAttributes}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
