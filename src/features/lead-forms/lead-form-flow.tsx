import { useMachine } from '@xstate/react';
import { leadFormWithPorts } from '@sonde/machines/lead-form';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import { blankLead, type LeadFormSlug } from '@sonde/machines/rules/leads';
import { liveViewOptions } from '../../flow/live-view.ts';
import '../../graphql/response-cache.ts';
import { createLeadFormPorts } from '../../ports/lead-form-ports.ts';
import { storeClient } from '../../graphql/store-client.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { island } from '../../page/island.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { useEmbedding } from './use-embedding.ts';
import { useStoredLead } from './use-stored-lead.ts';
import { RunningLeadForm } from './running-lead-form.tsx';

interface LeadFormFlowProps {
  readonly slug: LeadFormSlug;
  /** The page's country, which is selected initially. */
  readonly rules: AddressRules;
  /** Origins of the pages that may embed the form; empty on a page of the shop. */
  readonly parents: readonly string[];
}

/** Starts the form's machine with its real ports and its storage across reloads. */
function LeadFormFlow({ slug, rules, parents }: LeadFormFlowProps) {
  const { country, languageCode } = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() => leadFormWithPorts(createLeadFormPorts(storeClient, languageCode)));
  const [snapshot, send, actor] = useMachine(machine, {
    input: { slug, rules, lead: blankLead(country) },
    ...liveViewOptions(trail.inspect),
  });
  useStoredLead(slug, actor);
  useEmbedding({ parents, actor, country });
  return <RunningLeadForm snapshot={snapshot} send={send} />;
}

export const leadFormIsland = island('lead-form', LeadFormFlow, 'when drawn');
