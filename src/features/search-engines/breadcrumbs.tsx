import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { type PublicPageName, publicPages } from '../../page/public-pages.ts';
import { StructuredData } from './structured-data.tsx';

interface BreadcrumbsProps {
  readonly page: PublicPageName;
}

/** Where a page is below the home page, for search engines. */
export function BreadcrumbData({ page }: BreadcrumbsProps) {
  const { i18n } = useLingui();
  const { configuration, locale } = usePage();
  const itemListElement = (['home', page] as const).map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: i18n._(pageTitles[name]),
    item: `${configuration?.publicUrl ?? ''}${publicPages[name].path(locale)}`,
  }));
  return <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}

/** The same for visitors: a way back to the home page. */
export function Breadcrumbs({ page }: BreadcrumbsProps) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  return (
    <nav aria-label={t`You’re here`}>
      <BreadcrumbData page={page} />
      <small>
        <a href={paths.home(locale)}>
          <Trans>Home</Trans>
        </a>{' '}
        <span aria-hidden="true">/</span> <span aria-current="page">{i18n._(pageTitles[page])}</span>
      </small>
    </nav>
  );
}
