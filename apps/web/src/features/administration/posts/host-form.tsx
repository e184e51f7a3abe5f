import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { allPosts, postsPath, readHost } from './posts-address';
import styles from './posts.module.css';

/** Asks for the server whose posts are to be shown. */
export function HostForm({ host }: { readonly host: string }) {
  const text = useText();
  const [typed, setTyped] = useState(host);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    navigate(postsPath({ ...allPosts, host: readHost(typed) }), { replace: true });
  }

  return (
    <form className={styles.host} onSubmit={handleSubmit}>
      <TextField
        label={text('posts_desk.host')}
        hint={text('posts_desk.host_hint')}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" disabled={readHost(typed) === ''}>
        {text('posts_desk.show')}
      </Button>
    </form>
  );
}
