import type { InstanceAbout } from '@linnet/api';
import { Prose } from '../../blocks/rich-text/prose';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';

interface IntroductionSectionProps {
  readonly about: InstanceAbout;
}

/** An address that cannot add anything but a recipient to a `mailto:` link. */
const mailAddress = /^[^\s@<>"?&%]+@[^\s@<>"?&%]+$/;

/** The instance's title, description and contact address. */
export function IntroductionSection({ about: { title, description, email } }: IntroductionSectionProps) {
  const text = useText();
  return (
    <AboutSection title={title || location.host}>
      {description !== '' && <Prose html={description} />}
      {mailAddress.test(email) && (
        <p>
          {text('about.contact')}{' '}
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </p>
      )}
    </AboutSection>
  );
}
