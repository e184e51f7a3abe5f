import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { ToastRegion } from '../../ui/toast/toast-region';
import { NoticeToast } from './notice-toast';
import styles from './notices-region.module.css';

interface NoticesRegionProps {
  /** Stands above a floating button. */
  readonly raised?: boolean;
}

/** What the person is told, wherever they are. */
export function NoticesRegion({ raised = false }: NoticesRegionProps) {
  const { notices } = useClient();
  const list = useCell(notices.list);
  return (
    <div className={styles.place} data-raised={raised}>
      <ToastRegion>
        {list.map((notice) => (
          <NoticeToast key={notice.id} notice={notice} onDismiss={() => notices.dismiss(notice.id)} />
        ))}
      </ToastRegion>
    </div>
  );
}
