/** An archive of the account. */
export interface WireBackup {
  id: number;
  content_type: 'application/zip';
  /** 0 until it is processed. */
  file_size: number;
  inserted_at: string;
  processed: boolean;
  url: string;
}
