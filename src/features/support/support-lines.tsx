import { Trans } from '@lingui/react/macro';
import { phoneUrl } from '@sonde/machines/rules/addresses';
import type { PageConfiguration } from '../../page/page-services.ts';

/** The phone number for buyers. */
export function SupportPhone({ supportPhone }: Pick<PageConfiguration, 'supportPhone'>) {
  return (
    <a href={phoneUrl(supportPhone)}>
      <bdi>{supportPhone}</bdi>
    </a>
  );
}

/** The phone hours. */
export function SupportHours() {
  return <Trans>Monday to Friday, 8 am to 6 pm Eastern time</Trans>;
}

/** The written contact: the help center, or the email address if there is none. */
export function SupportWriting({
  supportUrl,
  supportEmail,
}: Pick<PageConfiguration, 'supportUrl' | 'supportEmail'>) {
  return supportUrl ? (
    <a href={supportUrl}>
      <Trans>Contact support</Trans>
    </a>
  ) : (
    <a href={`mailto:${supportEmail}`}>
      <bdi translate="no">{supportEmail}</bdi>
    </a>
  );
}

export function SandboxSupportNote() {
  return <Trans>Sandbox: these are examples and aren’t monitored.</Trans>;
}
