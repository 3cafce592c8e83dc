import { useLingui } from '@lingui/react/macro';
import {
  type LeadEventKind,
  leadEventOf,
  leadEvents,
  leadEventSlugs,
  type PermanentFormSlug,
} from '@sonde/machines/rules/leads';
import { leadFormPath } from '../../page/lead-form-path.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { leadEventIsOver } from './lead-event-texts.ts';
import { leadFormPages } from '../../page/lead-form-pages.ts';

/** Which form is there all the time for who came too late. */
const insteadOf: Readonly<Record<LeadEventKind, PermanentFormSlug>> = {
  webinar: 'demo',
  'vet-webinar': 'vet-contact',
  'trade-show': 'demo',
};

/** In place of the form of an event that is over: what comes again of its kind, and a form that is always there. */
export function LeadEventOver({ kind }: { readonly kind: LeadEventKind }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const comesAgain = leadEventSlugs.filter(
    (slug) => leadEvents[slug].kind === kind && leadEventOf(slug).everyWeeks !== null,
  );
  return (
    <Notice title={i18n._(leadEventIsOver[kind])}>
      <ul>
        {[...comesAgain, insteadOf[kind]].map((slug) => (
          <li key={slug}>
            <a href={leadFormPath(locale, slug)}>{i18n._(leadFormPages[slug].title)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
