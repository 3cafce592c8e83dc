import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { leadResult, type LeadFormSlug } from '@sonde/machines/rules/leads';
import { leadResultPagePath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { resultLinkTexts, confirmationText } from './lead-form-texts.ts';

/** Replaces a form that was sent; its heading takes the focus. */
export function LeadThanks({ slug }: { readonly slug: LeadFormSlug }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const result = leadResult(slug);
  const resultPage = leadResultPagePath(locale, slug);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Thank you</Trans>
      </h2>
      <p>{i18n._(confirmationText(slug))}</p>
      {result !== null && resultPage !== null && (
        <div>
          <ButtonLink variant="primary" href={resultPage} target="_top">
            {i18n._(resultLinkTexts[result])}
          </ButtonLink>
        </div>
      )}
      <p>
        <a href={paths.home(locale)}>
          <Trans>Go to the shop</Trans>
        </a>
      </p>
    </Stack>
  );
}
