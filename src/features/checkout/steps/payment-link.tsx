import { Trans } from '@lingui/react/macro';
import { useOrigin } from '../../../page/address.ts';
import { paths } from '../../../page/paths.ts';
import { useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** The checkout's own link: whoever opens it is asked first, then continues it in their browser and pays. */
export function PaymentLink({ checkoutToken }: { readonly checkoutToken: string }) {
  const locale = useShopLocale();
  const link = useOrigin() + paths.checkoutRestore(locale, checkoutToken);
  return (
    <Disclosure summary={<Trans>Let someone else pay</Trans>}>
      <Stack gap={3}>
        <p>
          <Trans>
            Send this link to the person who pays. They see your cart and the details you entered, pay and
            place the order in their own browser. The order confirmation goes to your email address.
          </Trans>
        </p>
        <p dir="ltr" data-payment-link>
          {link}
        </p>
        <div>
          <CopyButton text={link}>
            <Trans>Copy link</Trans>
          </CopyButton>
        </div>
      </Stack>
    </Disclosure>
  );
}
