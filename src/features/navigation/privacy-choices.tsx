import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './privacy-choices.module.css';

/** Opens the question about recording visits again, with the present answer; hidden where no answer can be kept. */
export function PrivacyChoices() {
  if (usePage().configuration?.recordsVisits !== true) return null;
  return (
    <div className={styles.choices}>
      <Button size="compact" width="fit" data-consent-choice="open" aria-controls="privacy-choices">
        <Trans>Privacy choices</Trans>
      </Button>
      <span className={styles.honored}>
        <Trans>Your opt-out signal (GPC) is honored</Trans>
      </span>
    </div>
  );
}
