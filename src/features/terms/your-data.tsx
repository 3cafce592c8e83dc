import { Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageTitles } from '../../page/page-titles.ts';
import { usePage } from '../../page/page.tsx';
import { publicPages } from '../../page/public-pages.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SupportEmail } from '../support/support-lines.tsx';

/** The data that the shop stores about buyers and shares; every sentence describes something that the software does. */
export function YourData() {
  const { i18n } = useLingui();
  const { configuration } = usePage();
  const locale = useShopLocale();
  return (
    <section id="privacy">
      <Stack gap={3}>
        <h2>
          <Trans>Your data</Trans>
        </h2>
        <p>
          <Trans>
            With an order, we keep your email address, postal addresses and phone number, what you bought and
            paid, and what you confirmed. We need it for the order, and the law requires it. We delete a cart
            30 days after it was started, unless there was an attempt to pay for it.
          </Trans>
        </p>
        <p>
          <Trans>
            Card numbers go straight to our payment provider and never reach us. Your name, billing address,
            phone number and email address go with them. We keep only the card’s brand, last four digits and
            expiration date.
          </Trans>
        </p>
        <p>
          <Trans>
            We check VAT numbers from the European Union against the European Commission’s register and keep
            the result.
          </Trans>
        </p>
        {configuration?.suggestsAddresses && (
          <p>
            <Trans>
              While you type a street address, our server asks Google for matching addresses. Google receives
              what you typed, the country and the language, and nothing else about you.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            What you enter in a form is emailed to the people who answer it. We delete it after two years.
          </Trans>
        </p>
        <p>
          <Trans>
            If you apply for the student and trainee discount, we keep what you entered and your proof of
            enrollment while we review it. We delete the proof 30 days after our decision. We delete the rest
            a year after we approve your application, or together with the proof if we decline it.
          </Trans>
        </p>
        <p>
          <Trans>
            If you withdraw from a contract or cancel it, we keep your declaration and the time we received it
            for four years, as proof. We email a copy to you and to the team that handles it.
          </Trans>
        </p>
        <p>
          <Trans>
            Your browser stores your cart, your display settings, any voucher code and, until you close the
            tab, what you typed. One cookie stores your country and language for a year. Other cookies store,
            for up to a day, that we don’t sell in your country or language, which other country’s shop you
            asked for, and where in our app you came from. We estimate your country from your IP address,
            which we don’t store.
          </Trans>{' '}
          <Trans>Another cookie remembers which cart is yours for 30 days, and nothing else about you.</Trans>{' '}
          <Trans>After you order, your browser also keeps a key that gives it access to the order.</Trans>{' '}
          <Trans>
            If you’re signed in, we keep your cart for 90 days, so that you find it in every browser.
          </Trans>{' '}
          <Trans>
            An order’s page shows names and addresses only to the buyer. A cookie identifies you as the buyer
            for a day.
          </Trans>{' '}
          <Trans>
            When you sign in, your browser keeps a sign-in token and a cookie with your organization’s country
            (without an organization, only that you’re signed in), both for an hour at most. Signing out
            deletes everything that the shop keeps in your browser.
          </Trans>{' '}
          {configuration?.recordsVisits && (
            <Trans>If you declined to have your visits recorded, that answer stays.</Trans>
          )}
        </p>
        {configuration?.recordsVisits ? (
          <p>
            <Trans>
              If you accept, we record which products you look at, what is in your cart and what you buy,
              under a random number that your browser keeps, and pass it to our analytics service. Your name,
              your email address and your addresses aren’t part of it. We delete our copy after 30 days. You
              can change your mind at the end of every page. Until you accept, and if your browser sends the
              opt-out signal GPC, we record nothing.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>We don’t count or track visitors.</Trans>
          </p>
        )}
        <p>
          <Trans>We send you offers only if you asked for them.</Trans>
        </p>
        {publicPages.privacyForm.isIn(locale.country) && (
          <p>
            <a href={publicPages.privacyForm.path(locale)}>{i18n._(pageTitles.privacyForm)}</a>
          </p>
        )}
        {configuration && (
          <p>
            <Trans>To see, correct or delete what we keep about you, contact us:</Trans>{' '}
            <SupportEmail {...configuration} />
          </p>
        )}
      </Stack>
    </section>
  );
}
