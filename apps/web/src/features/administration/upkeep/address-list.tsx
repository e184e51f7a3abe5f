import styles from './upkeep.module.css';

/** The text of a question, with the addresses that it is about. */
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
