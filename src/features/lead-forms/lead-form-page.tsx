import { useLingui } from '@lingui/react/macro';
import type { AddressRules } from '@sonde/machines/rules/address';
import { leadForms, type LeadFormSlug } from '@sonde/machines/rules/lead-forms';
import { IslandPlace } from '../../app/island-place.tsx';
import leadFormIsland from '../../islands/lead-form.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { leadFormPages } from './lead-form-pages.ts';

interface LeadFormPageProps {
  readonly slug: LeadFormSlug;
  readonly rules: AddressRules;
  /** Countries whose shops have the page. */
  readonly enabledCountries: readonly string[];
}

/** One of the shop's forms, with what it is for above it. */
export function LeadFormPage({ slug, rules, enabledCountries }: LeadFormPageProps) {
  const { i18n } = useLingui();
  const { title, description } = leadFormPages[slug];
  return (
    <div data-market={leadForms[slug].market === 'VETERINARY' ? 'vet' : undefined}>
      <Section>
        <PageHead
          title={i18n._(title)}
          description={i18n._(description)}
          isIn={(country) => enabledCountries.includes(country)}
        />
        <Container width="content">
          <Stack gap={6}>
            <h1>{i18n._(title)}</h1>
            <p>{i18n._(description)}</p>
            <IslandPlace island={leadFormIsland} data={{ slug, rules }} />
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
