import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isLeadSent, type leadFormMachine, readStoredLead, restoringEvents } from '@sonde/machines/lead-form';
import type { LeadFormSlug } from '@sonde/machines/rules/leads';
import { readStoredJson, tabStorage } from '../../browser/browser-storage.ts';

/** Stores a form's input in this tab, so that a reload loses nothing; deleted once the form is sent. */
export function useStoredLead(slug: LeadFormSlug, actor: ActorRefFrom<typeof leadFormMachine>): void {
  useEffect(() => {
    const key = `sonde.lead.${slug}`;
    const kept = readStoredLead(readStoredJson(tabStorage, key));
    const { lead } = actor.getSnapshot().context;
    if (kept) for (const event of restoringEvents(kept, lead)) actor.send(event);
    const subscription = actor.subscribe((snapshot) => {
      tabStorage.write(key, isLeadSent(snapshot) ? null : JSON.stringify(snapshot.context.lead));
    });
    return () => subscription.unsubscribe();
  }, [slug, actor]);
}
