import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isLeadSent, type leadFormMachine, readStoredLead, restoringEvents } from '@sonde/machines/lead-form';
import type { LeadFormSlug } from '@sonde/machines/rules/leads';
import { readStoredJson, tabStorage } from '../../browser/browser-storage.ts';
import { leadLink } from '../../ports/lead-arrival.ts';

/**
 * Keeps what was typed into a form in this tab, so that a reload loses nothing; a form that was sent leaves nothing. A
 * link may bring the organization's name.
 */
export function useStoredLead(slug: LeadFormSlug, actor: ActorRefFrom<typeof leadFormMachine>): void {
  useEffect(() => {
    const key = `sonde.lead.${slug}`;
    const kept = readStoredLead(readStoredJson(tabStorage, key));
    const { lead } = actor.getSnapshot().context;
    if (kept) for (const event of restoringEvents(kept, lead)) actor.send(event);
    const { organizationName: value } = leadLink();
    if (value !== '' && actor.getSnapshot().context.lead.organizationName === '')
      actor.send({ type: 'lead.field.changed', field: 'organizationName', value });
    const subscription = actor.subscribe((snapshot) => {
      tabStorage.write(key, isLeadSent(snapshot) ? null : JSON.stringify(snapshot.context.lead));
    });
    return () => subscription.unsubscribe();
  }, [slug, actor]);
}
