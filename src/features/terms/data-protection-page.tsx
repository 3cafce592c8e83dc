import { Trans, useLingui } from '@lingui/react/macro';
import { TrustPage } from './trust-page.tsx';
import { YourData } from './your-data.tsx';

/** What is kept about buyers and for how long. */
export function DataProtectionPage() {
  const { t } = useLingui();
  return (
    <TrustPage
      page="dataProtection"
      title={t`Your data: what we keep, and for how long`}
      description={t`Which data this shop keeps about an order, a form or a visit, who else receives it, and when it is deleted.`}
    >
      <p>
        <Trans>Every sentence here describes something that this shop’s software does.</Trans>
      </p>
      <YourData />
    </TrustPage>
  );
}
