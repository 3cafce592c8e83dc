import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoginInput } from '@sonde/machines/login';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { loginIsland } from './login-flow.tsx';

interface FrameProps {
  readonly title: string;
  readonly heading: ReactNode;
  readonly intent: LoginInput['intent'];
}

function Frame({ title, heading, intent }: FrameProps) {
  return (
    <Section>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={6}>
          <h1>{heading}</h1>
          <noscript>
            <p>
              <Trans>Turn on JavaScript to sign in, then try again.</Trans>
            </p>
          </noscript>
          <IslandPlace island={loginIsland} data={{ intent }} />
        </Stack>
      </Container>
    </Section>
  );
}

/** The page from which the visitor goes to the account service, and to which they return. */
export function SignInPage() {
  const { t } = useLingui();
  return <Frame title={t`Sign in – Sonde`} heading={<Trans>Sign in</Trans>} intent="sign_in" />;
}

/** The sign-out page. */
export function SignOutPage() {
  const { t } = useLingui();
  return <Frame title={t`Sign out – Sonde`} heading={<Trans>Sign out</Trans>} intent="sign_out" />;
}
