import styles from './upkeep.module.css';

/** What a question is about, address by address. */
export function AddressList({ words, urls }: { readonly words: string; readonly urls: readonly string[] }) {
  return (
    <>
      {words}
      <span className={styles.asked}>
        {urls.map((url) => (
          <bdi key={url}>{url}</bdi>
        ))}
      </span>
    </>
  );
}
