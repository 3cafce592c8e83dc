import type { SavedMethodsEvent, SavedMethodsSnapshot } from '@sonde/machines/saved-methods';
import { RunningSavedMethods } from '../../../src/features/account/saved-methods/running-saved-methods.tsx';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

/** The saved methods as on the account page. */
export const SavedMethodsView = (flow: ViewProps<SavedMethodsSnapshot, SavedMethodsEvent>) => (
  <OnPage>
    <RunningSavedMethods {...flow} card={scriptedCardPayments} />
  </OnPage>
);
