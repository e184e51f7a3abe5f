import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '../../../platform/i18n/use-text';
import { LinkButton } from '../../../ui/button/link-button';
import { Icon } from '../../../ui/icon/icon';
import styles from './parts-kit.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows on this page. */
  readonly count: number;
  /** Rows on all pages. */
  readonly total: number;
  readonly addressOf: (page: number) => string;
}

/** Which rows of how many are shown, with links to the previous and the next page. */
export function Pager({ page, pageSize, count, total, addressOf }: PagerProps) {
  const text = useText();
  const first = (page - 1) * pageSize + 1;
  if (total === 0) return null;
  return (
    <nav className={styles.pager} aria-label={text('administration.pages')}>
      <span role="status">
        {count === 0
          ? text('administration.page_empty', { total })
          : text('administration.page_rows', { first, last: first + count - 1, total })}
      </span>
      {page > 1 && (
        <LinkButton small to={addressOf(page - 1)} icon={<Icon of={ChevronLeft} size="small" mirrored />}>
          {text('administration.page_before')}
        </LinkButton>
      )}
      {page * pageSize < total && (
        <LinkButton small to={addressOf(page + 1)} icon={<Icon of={ChevronRight} size="small" mirrored />}>
          {text('administration.page_after')}
        </LinkButton>
      )}
    </nav>
  );
}

/** The page in the query of an address; 1 if there is none or it is not valid. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
