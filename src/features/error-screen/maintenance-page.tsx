import { Trans, useLingui } from '@lingui/react/macro';
import { MessagePage } from './message-page.tsx';
import { usePage } from '../../page/page.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { SupportEmail, SupportHours, SupportPhone } from '../support/support-lines.tsx';
import type { Maintenance } from './load-maintenance.ts';

/** The shop is closed or unavailable for a while; shows the operator's text if there is one. */
export function MaintenancePage({ maintenance }: { maintenance: Partial<Maintenance> }) {
  const { t } = useLingui();
  const { configuration } = usePage();
  const { maintenancePageHeader, maintenancePageContent, maintenancePageUrl } = maintenance;
  return (
    <MessagePage
      title={t`Back soon – Sonde`}
      heading={
        maintenancePageHeader ? (
          <OwnDirection text={maintenancePageHeader} />
        ) : (
          <Trans>We’ll be back soon</Trans>
        )
      }
    >
      <p>
        {maintenancePageContent ? (
          <OwnDirection text={maintenancePageContent} />
        ) : (
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
      {/* The form is closed too. */}
      {configuration && (
        <p>
          <SupportPhone {...configuration} />
          <br />
          <SupportHours {...configuration} />
          <br />
          <SupportEmail {...configuration} />
        </p>
      )}
    </MessagePage>
  );
}
