import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { SupportContact } from '../navigation/support-contact.tsx';

/** What a visitor reads from whose network too many links or codes were tried that lead nowhere. */
export function TooManyRequests() {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Too many attempts – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={4}>
          <h1>
            <Trans>Too many attempts</Trans>
          </h1>
          <p>
            <Trans>
              Too many links or codes that don’t work were tried from your network. Wait a minute, then reload
              this page.
            </Trans>
          </p>
          <SupportContact />
        </Stack>
      </Container>
    </Section>
  );
}
