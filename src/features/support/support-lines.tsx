import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { phoneUrl } from '@sonde/machines/rules/addresses';
import { type SupportDeskName, supportDeskOf } from '@sonde/machines/rules/leads';
import { isInGroup } from '@sonde/machines/rules/places';
import { leadFormPath } from '../../page/form-paths.ts';
import type { PageConfiguration } from '../../page/page-services.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

type Phones = Pick<PageConfiguration, 'supportPhones'>;

const useDesk = ({ supportPhones }: Phones) => supportDeskOf(useShopLocale().country, supportPhones);

/** The phone number for buyers of the shop's country. */
export function SupportPhone(phones: Phones) {
  const { phone } = useDesk(phones);
  return (
    <a href={phoneUrl(phone)}>
      <bdi>{phone}</bdi>
    </a>
  );
}

/** The hours of each desk, as `supportDeskHours` has them. */
const deskHours: Readonly<Record<SupportDeskName, MessageDescriptor>> = {
  AMERICA: msg`Monday to Friday, 8 am to 6 pm Eastern time`,
  BRITAIN: msg`Monday to Friday, 9 am to 5 pm London time`,
  EUROPE: msg`Monday to Friday, 9 am to 5 pm Berlin time`,
  OCEANIA: msg`Monday to Friday, 9 am to 5 pm Sydney time`,
};

/** The phone hours. */
export function SupportHours(phones: Phones) {
  const { i18n } = useLingui();
  return <>{i18n._(deskHours[useDesk(phones).name])}</>;
}

/** In which languages support answers the phone, where the country's own isn't one of them for sure. */
export function SupportLanguages() {
  const { country } = useShopLocale();
  if (isInGroup('ownLanguageSupport', country)) return null;
  return (
    <p>
      <Trans>On the phone, we speak English and German. Write to us in any language.</Trans>
    </p>
  );
}

/** Where to write: the help center in the page's language, or our own form if there is none. */
export function SupportWriting({ supportUrl }: Pick<PageConfiguration, 'supportUrl'>) {
  const locale = useShopLocale();
  return (
    <a href={supportUrl || leadFormPath(locale, 'support-request')}>
      <Trans>Contact support</Trans>
    </a>
  );
}

/** The email address, for pages by law and for when the form is closed too. */
export function SupportEmail({ supportEmail }: Pick<PageConfiguration, 'supportEmail'>) {
  return (
    <a href={`mailto:${supportEmail}`}>
      <bdi translate="no">{supportEmail}</bdi>
    </a>
  );
}

export function SandboxSupportNote() {
  return <Trans>Sandbox: these are examples and aren’t monitored.</Trans>;
}
