import { useFeature } from '../../platform/client/use-feature';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import styles from './login-form.module.css';

/** For people without a password, or without an account. */
export function LoginWays() {
  const canRegister = useFeature('registration');
  return (
    <div className={styles.ways}>
      <Link to={pathTo('password-reset')}>
        <Text id="password_reset.forgot_password" />
      </Link>
      {canRegister && (
        <Link to={pathTo('registration')}>
          <Text id="registration.register" />
        </Link>
      )}
    </div>
  );
}
