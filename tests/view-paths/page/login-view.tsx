import type { LoginEvent, LoginSnapshot } from '@sonde/machines/login';
import { RunningLogin } from '../../../src/features/login/running-login.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** The question as on its page. */
export const LoginView = (flow: ViewProps<LoginSnapshot, LoginEvent>) => (
  <OnPage>
    <RunningLogin {...flow} />
  </OnPage>
);
