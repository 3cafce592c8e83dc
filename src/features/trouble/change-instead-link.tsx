import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChangeReason } from '@sonde/machines/rules/catalogue';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { type PathPrefix, paths } from '../../page/paths.ts';

interface ChangePage {
  readonly path: (prefix: PathPrefix) => string;
  readonly label: MessageDescriptor;
}

const pages: Partial<Readonly<Record<RefusalReason, ChangePage>>> &
  Readonly<Record<ChangeReason, ChangePage>> = {
  UPGRADE_INSTEAD: { path: paths.upgrade, label: msg`Upgrade your membership` },
  UPGRADE_TO_PRO_INSTEAD: { path: paths.upgradeToPro, label: msg`Upgrade to Pro` },
  ADD_SEATS_INSTEAD: { path: paths.editMembership, label: msg`Add seats` },
  PLAN_ENDED: { path: paths.renewal, label: msg`Renew your membership` },
  SIGN_IN_FIRST: { path: paths.signIn, label: msg`Sign in` },
};

/** Leads to the page that makes a change instead of the cart, or to signing in; empty for every other reason. */
export function ChangeInsteadLink({ reason }: { readonly reason: RefusalReason | null }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const page = reason && pages[reason];
  return (
    page && (
      <a href={page.path(locale)} data-sign-in={reason === 'SIGN_IN_FIRST' || undefined}>
        {i18n._(page.label)}
      </a>
    )
  );
}
