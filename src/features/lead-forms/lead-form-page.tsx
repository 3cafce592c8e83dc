import { marketAttribute } from '../../page/market-attribute.ts';
import { useLingui } from '@lingui/react/macro';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import {
  isLeadEventSlug,
  isLeadFormOfferedAmong,
  leadEventOf,
  type LeadEventTime,
  leadFormOf,
  type LeadFormSlug,
} from '@sonde/machines/rules/leads';
import { IslandPlace } from '../island/island-place.tsx';
import { leadFormIsland } from './lead-form-flow.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { FormColumns } from '../support/form-columns.tsx';
import { LeadEventOver } from './lead-event-over.tsx';
import { LeadEventWhen } from './lead-event-when.tsx';
import { leadFormPages } from '../../page/lead-form-pages.ts';

interface LeadFormPageProps {
  readonly slug: LeadFormSlug;
  /** The form's event; null for a permanent form. */
  readonly time: LeadEventTime | null;
  readonly rules: AddressRules;
  /** Origins of the embedding pages; empty on a page of the shop. */
  readonly parents: readonly string[];
  /** Countries whose shops have the page. */
  readonly enabledCountries: readonly string[];
}

/** One of the shop's forms, below its title and description. */
export function LeadFormPage({ slug, time, rules, parents, enabledCountries }: LeadFormPageProps) {
  const { i18n } = useLingui();
  const { title, description } = leadFormPages[slug];
  const form = <IslandPlace island={leadFormIsland} data={{ slug, rules, parents }} />;
  const isEmbedded = parents.length > 0;
  const event = isLeadEventSlug(slug) && time !== null ? { slug, time } : null;
  return (
    <div data-market={marketAttribute(leadFormOf(slug).market)}>
      <Section>
        <PageHead
          title={i18n._(title)}
          description={i18n._(description)}
          isIn={isLeadFormOfferedAmong(slug, enabledCountries)}
        />
        <Container width={isEmbedded ? 'content' : 'wide'}>
          <Stack gap={6}>
            <h1>{i18n._(title)}</h1>
            {event && <LeadEventWhen {...event} />}
            <p>{i18n._(description)}</p>
            {event?.time.isOver === true ? (
              <LeadEventOver kind={leadEventOf(event.slug).kind} />
            ) : isEmbedded ? (
              form
            ) : (
              <FormColumns>{form}</FormColumns>
            )}
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
