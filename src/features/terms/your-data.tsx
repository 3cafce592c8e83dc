import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SupportWriting } from '../support/support-lines.tsx';

/** What the shop keeps of its buyers and who else gets it: every sentence is something that the software does. */
export function YourData() {
  const { configuration } = usePage();
  return (
    <section id="privacy">
      <h2>
        <Trans>Your data</Trans>
      </h2>
      <Stack gap={3}>
        <p>
          <Trans>
            With an order we keep your e-mail address, your postal addresses and telephone number, what you
            bought and paid, and what you confirmed: the order needs it, and the law asks for it. A cart is
            deleted 30 days after it was begun, unless somebody tried to pay for it.
          </Trans>
        </p>
        <p>
          <Trans>
            Card numbers go to the payment provider directly and never reach us. Your name, billing address,
            telephone number and e-mail address go with them. Of the card we keep the brand, the last four
            digits and the expiry date.
          </Trans>
        </p>
        <p>
          <Trans>
            We ask the European Commission’s register whether a VAT number from the European Union is valid,
            and keep its answer.
          </Trans>
        </p>
        {configuration?.suggestsAddresses && (
          <p>
            <Trans>
              While you type a street, our server asks Google for addresses that match. Google gets what you
              typed, the country and the language, and nothing else about you.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            What you write into a form is mailed to those who answer it, and we delete it after two years.
          </Trans>
        </p>
        <p>
          <Trans>
            Your browser remembers your cart, how pages should look, the code of an offer and, until you close
            the tab, what you typed. A cookie remembers for a year which country and language you chose;
            others say, for a day at most, that we do not sell in your country or not in your language, and
            from where in our app you came. We guess your country from your internet address and do not store
            the address. Nobody counts or follows visitors.
          </Trans>{' '}
          <Trans>Another cookie remembers for 30 days which cart is yours, and nothing else about you.</Trans>{' '}
          <Trans>After an order your browser also keeps a key that leads it back to the order.</Trans>{' '}
          <Trans>
            When you sign in, your browser keeps a proof of it and a cookie with your organization’s country,
            both for an hour at most. Signing out deletes everything that the shop keeps in your browser.
          </Trans>
        </p>
        <p>
          <Trans>We send offers only if you ticked that you want them.</Trans>
        </p>
        {configuration && (
          <p>
            <Trans>To see, correct or delete what we keep about you, write to us:</Trans>{' '}
            <SupportWriting {...configuration} />
          </p>
        )}
      </Stack>
    </section>
  );
}
