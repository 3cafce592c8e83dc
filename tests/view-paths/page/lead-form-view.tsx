import type { LeadFormEvent, LeadFormSnapshot } from '@sonde/machines/lead-form';
import { RunningLeadForm } from '../../../src/features/lead-forms/running-lead-form.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** A form as on its page. */
export const LeadFormView = (flow: ViewProps<LeadFormSnapshot, LeadFormEvent>) => (
  <OnPage>
    <RunningLeadForm {...flow} />
  </OnPage>
);
