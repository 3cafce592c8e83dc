import { Trans, useLingui } from '@lingui/react/macro';
import { MessagePage } from './message-page.tsx';
import { SupportContact } from '../support/support-contact.tsx';

/** Shown to a visitor from whose network too many invalid links or codes were tried. */
export function TooManyRequests() {
  const { t } = useLingui();
  return (
    <MessagePage title={t`Too many attempts – Sonde`} heading={<Trans>Too many attempts</Trans>}>
      <p>
        <Trans>
          Too many invalid links or codes were tried from your network. Wait a minute, then reload the page.
        </Trans>
      </p>
      <SupportContact />
    </MessagePage>
  );
}
