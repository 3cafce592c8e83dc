import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { SupportContact } from '../navigation/support-contact.tsx';
import type { Maintenance } from './load-maintenance.ts';

/** The shop is closed or away for a while; the operator's own words where there are some. */
export function MaintenancePage({ maintenance }: { maintenance: Partial<Maintenance> }) {
  const { t } = useLingui();
  const { maintenancePageHeader, maintenancePageContent, maintenancePageUrl } = maintenance;
  return (
    <Section>
      <title>{t`Back soon – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={4}>
          <h1>{maintenancePageHeader ?? <Trans>We will be back soon</Trans>}</h1>
          <p>
            {maintenancePageContent ?? (
              <Trans>
                We are working on the shop. Your cart and your orders are safe. Please come back in some
                minutes.
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
        </Stack>
      </Container>
    </Section>
  );
}
