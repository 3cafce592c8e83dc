import { Trans, useLingui } from '@lingui/react/macro';
import { demoVideoOf, type DemoVideoSlug } from '@sonde/machines/rules/leads';
import { leadFormPath } from '../../page/form-paths.ts';
import { demoVideoPages } from '../../page/demo-video-pages.ts';
import { paths } from '../../page/paths.ts';
import { sonogramFile, sonogramPoint, sonogramSize } from '../../pictures/sonograms.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { NarratedAnimation } from '../../ui/narrated-animation/narrated-animation.tsx';
import { germanCues, narratedScenes } from './demo-video-cues.ts';

interface DemoVideoPageProps {
  readonly slug: DemoVideoSlug;
}

/** What the form of a video opens: an animation with captions, controls and a transcript. */
export function DemoVideoPage({ slug }: DemoVideoPageProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const { scene, spokenLanguage } = demoVideoOf(slug);
  const { pace, alt, cues } = narratedScenes[scene];
  const title = i18n._(demoVideoPages[slug].title);
  const sentences = cues.map(({ text, ...place }, index) => ({
    id: String(index),
    text: spokenLanguage === 'de' ? (germanCues[index] ?? '') : i18n._(text),
    ...sonogramPoint(scene, place),
  }));
  const cueLanguage = spokenLanguage ?? undefined;
  return (
    <Section>
      <title>{`${title} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container width="content">
        <Stack gap={6}>
          <h1>{title}</h1>
          <p>
            <Trans>This is our own drawing, not a recording of a patient. Don’t use it for diagnosis.</Trans>
          </p>
          <NarratedAnimation
            src={`/pictures/${sonogramFile(scene)}`}
            alt={i18n._(alt)}
            {...sonogramSize}
            pace={pace}
            cues={sentences}
            cueLanguage={cueLanguage}
            labels={{ controls: t`Video`, play: t`Play`, pause: t`Pause`, captions: t`Captions` }}
          />
          <Stack gap={3}>
            <h2>
              <Trans>Transcript</Trans>
            </h2>
            <Stack as="ol" gap={2}>
              {sentences.map(({ id, text }) => (
                <li key={id} lang={cueLanguage}>
                  {text}
                </li>
              ))}
            </Stack>
          </Stack>
          <Cluster gap={4}>
            <ButtonLink variant="primary" href={paths.human(locale)}>
              <Trans>See our probes</Trans>
            </ButtonLink>
            <ButtonLink href={leadFormPath(locale, 'demo')}>
              <Trans>Ask for a live demo</Trans>
            </ButtonLink>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}
