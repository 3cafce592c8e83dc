import { useLingui } from '@lingui/react/macro';
import {
  type LeadEventKind,
  leadEventOf,
  leadEvents,
  leadEventSlugs,
  type PermanentFormSlug,
} from '@sonde/machines/rules/leads';
import { leadFormPath } from '../../page/form-paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { leadEventIsOver } from './lead-event-texts.ts';
import { leadFormPages } from '../../page/lead-form-pages.ts';

/** The permanent form for visitors who missed the event. */
const insteadOf: Readonly<Record<LeadEventKind, PermanentFormSlug>> = {
  webinar: 'demo',
  'vet-webinar': 'vet-contact',
  'trade-show': 'demo',
};

/** Replaces the form of a past event: recurring events of the same kind, and a permanent form. */
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
