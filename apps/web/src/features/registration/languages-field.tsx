import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { languageNames } from '../../blocks/languages/language-names';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Select } from '../../ui/select/select';
import styles from './registration.module.css';

/** Languages in which servers write emails, as tags for `Intl`. */
const mailLanguages = (
  'ar ca cs da de el en eo es et eu fa fi fr ga he hu id it ja ko nb nl oc pl pt ro ru sk sv ' +
  'te tr uk vi zh-Hans zh-Hant'
).split(' ');

interface LanguagesFieldProps {
  readonly value: readonly string[];
  readonly onChange: (languages: readonly string[]) => void;
}

/** The languages for emails of the server, the preferred one first. */
export function LanguagesField({ value, onChange }: LanguagesFieldProps) {
  const text = useText();
  const { nameOf } = languageNames(useLocale().code);
  const left = mailLanguages.filter((code) => !value.includes(code));
  const [next] = left;

  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{text('registration.languages')}</legend>
      {value.map((chosen, index) => (
        <div className={styles.language} key={chosen}>
          <Select
            aria-label={text(index === 0 ? 'registration.first_language' : 'registration.next_language', {
              number: index + 1,
            })}
            value={chosen}
            options={[...new Set([chosen, ...left])]
              .map((code) => ({ value: code, label: nameOf(code) }))
              .toSorted((a, b) => a.label.localeCompare(b.label))}
            onChange={(code) => onChange(value.with(index, code))}
          />
          {value.length > 1 && (
            <IconButton
              small
              icon={X}
              name={text('registration.remove_language', { language: nameOf(chosen) })}
              onClick={() => onChange(value.filter((code) => code !== chosen))}
            />
          )}
        </div>
      ))}
      {next !== undefined && (
        <div>
          <Button small icon={<Icon of={Plus} size="small" />} onClick={() => onChange([...value, next])}>
            {text('registration.add_language')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
