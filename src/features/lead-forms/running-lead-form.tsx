import { stateValueText } from '@sonde/machines/flow';
import { isLeadSent, type LeadFormEvent, type LeadFormSnapshot } from '@sonde/machines/lead-form';
import { LeadFormView } from './lead-form-view.tsx';
import { LeadThanks } from './lead-thanks.tsx';

interface RunningLeadFormProps {
  readonly snapshot: LeadFormSnapshot;
  readonly send: (event: LeadFormEvent) => void;
}

/** A running form in the browser. */
export function RunningLeadForm({ snapshot, send }: RunningLeadFormProps) {
  return (
    <div data-flow="lead-form" data-state={stateValueText(snapshot)}>
      {isLeadSent(snapshot) ? (
        <LeadThanks slug={snapshot.context.slug} />
      ) : (
        <LeadFormView snapshot={snapshot} send={send} />
      )}
    </div>
  );
}
