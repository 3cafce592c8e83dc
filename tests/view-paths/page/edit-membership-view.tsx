import type { EditMembershipEvent, EditMembershipSnapshot } from '@sonde/machines/edit-membership';
import { RunningEditMembership } from '../../../src/features/edit-membership/running-edit-membership.tsx';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

/** The editing of a membership as on its page. */
export const EditMembershipView = (flow: ViewProps<EditMembershipSnapshot, EditMembershipEvent>) => (
  <OnPage>
    <RunningEditMembership {...flow} card={scriptedCardPayments} />
  </OnPage>
);
