import { Trans, useLingui } from '@lingui/react/macro';
import { MessagePage } from './message-page.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import type { Maintenance } from './load-maintenance.ts';

/** The shop is closed or unavailable for a while; shows the operator's text if there is one. */
export function MaintenancePage({ maintenance }: { maintenance: Partial<Maintenance> }) {
  const { t } = useLingui();
  const { maintenancePageHeader, maintenancePageContent, maintenancePageUrl } = maintenance;
  return (
    <MessagePage
      title={t`Back soon – Sonde`}
      heading={maintenancePageHeader ?? <Trans>We’ll be back soon</Trans>}
    >
      <p>
        {maintenancePageContent ?? (
          <Trans>
            We’re working on the shop. Your cart and your orders are safe. Please come back in a few minutes.
          </Trans>
        )}
      </p>
      {maintenancePageUrl && (
        <p>
          <a href={maintenancePageUrl}>
            <Trans>Read more</Trans>
          </a>
        </p>
      )}
      <SupportContact />
    </MessagePage>
  );
}
