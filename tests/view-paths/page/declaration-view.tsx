import type { DeclarationEvent, DeclarationSnapshot } from '@sonde/machines/declaration';
import { RunningDeclaration } from '../../../src/features/declaration/running-declaration.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** A withdrawal as on its page. */
export const DeclarationView = (flow: ViewProps<DeclarationSnapshot, DeclarationEvent>) => (
  <OnPage>
    <RunningDeclaration {...flow} />
  </OnPage>
);
