import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { NoBreak } from '../../ui/no-break/no-break.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { EmptySector } from '../../ui/sector/empty-sector.tsx';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { MessagePage } from './message-page.tsx';

interface NotFoundProps {
  /** The product in the address; null without one. */
  readonly product?: string | null;
}

export function NotFound({ product = null }: NotFoundProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <MessagePage
      title={t`Page not found – Sonde`}
      heading={<Trans>Page not found</Trans>}
      picture={<EmptySector />}
    >
      {product !== null && <GoneProduct product={product} />}
      <p>
        <Trans>
          If you typed the address, check it. If you followed a link, the page may have moved or been removed.
        </Trans>
      </p>
      <Cluster gap={3}>
        <ButtonLink variant="primary" href={paths.home(locale)}>
          <Trans>See all probes</Trans>
        </ButtonLink>
        <ButtonLink href={paths.siteMap(locale)}>
          <Trans>Site map</Trans>
        </ButtonLink>
      </Cluster>
      <Panel as="section" labelledBy="contact-us">
        <Stack gap={2}>
          <h2 id="contact-us">
            <Trans>Contact us</Trans>
          </h2>
          <SupportContact />
        </Stack>
      </Panel>
      <WaysToChoose market="HUMAN" />
    </MessagePage>
  );
}

function GoneProduct({ product }: { readonly product: string }) {
  const name = (
    <strong dir="ltr">
      <NoBreak>{product}</NoBreak>
    </strong>
  );
  return (
    <p>
      <Trans comment="name is the last part of an address, such as iq2">
        This link is for {name}, which is no longer in our shop.
      </Trans>
    </p>
  );
}
