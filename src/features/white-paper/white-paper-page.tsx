import { Trans, useLingui } from '@lingui/react/macro';
import { leadFormPages } from '../../page/lead-form-pages.ts';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';

/** What the form of the white paper opens. It names no product and no price, so that it stays true. */
export function WhitePaperPage() {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const title = i18n._(leadFormPages.whitepaper.title);
  return (
    <Section as="article">
      <title>{`${title} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={6}>
          <h1>{title}</h1>
          <p>
            <Trans>
              Handheld probes look alike on paper. These seven questions show the differences that matter in
              daily work. Ask them of every maker, us included.
            </Trans>
          </p>
          <Stack as="ol" gap={4}>
            <li>
              <strong>
                <Trans>What do you examine most?</Trans>
              </strong>{' '}
              <Trans>
                Structures near the skin need a high frequency and a straight field of view; the abdomen and
                the heart need depth. Ask which presets come with the probe and try the two that you use
                daily.
              </Trans>
            </li>
            <li>
              <strong>
                <Trans>Which phones does it work with?</Trans>
              </strong>{' '}
              <Trans>
                Check model, connector and operating system of every phone and tablet in your team, and how
                long the maker will support them.
              </Trans>
            </li>
            <li>
              <strong>
                <Trans>How long does it scan?</Trans>
              </strong>{' '}
              <Trans>
                Scanning heats a probe and drains a battery. Ask for the scanning time on one charge at room
                temperature, and for the time until the next full charge.
              </Trans>
            </li>
            <li>
              <strong>
                <Trans>What works without a membership?</Trans>
              </strong>{' '}
              <Trans>
                List what you can do with the probe alone: scan, measure, save, export. Then list what needs a
                membership, and what happens to your images when it ends.
              </Trans>
            </li>
            <li>
              <strong>
                <Trans>Where are the images stored?</Trans>
              </strong>{' '}
              <Trans>
                Ask in which country the servers are, who can see the images, how they reach your archive, and
                how you delete them.
              </Trans>
            </li>
            <li>
              <strong>
                <Trans>How do you clean it?</Trans>
              </strong>{' '}
              <Trans>
                Compare the list of approved wipes and disinfectants with those that your hospital buys, and
                ask whether the probe withstands a fall from the height of a bed.
              </Trans>
            </li>
            <li>
              <strong>
                <Trans>What does it cost over three years?</Trans>
              </strong>{' '}
              <Trans>
                Add up the probe, membership, cables, warranty and tax for three years and everyone who scans.
                The price of the probe alone doesn’t tell you much.
              </Trans>
            </li>
          </Stack>
          <p>
            <Trans>
              Show the answers to the people who will scan. The most expensive probe is the one that stays in
              the drawer.
            </Trans>
          </p>
          <div>
            <ButtonLink variant="primary" href={paths.pricing(locale)}>
              <Trans>Compare our prices</Trans>
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
