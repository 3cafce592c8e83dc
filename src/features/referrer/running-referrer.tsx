import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  type CopiedText,
  type ReferrerEvent,
  type ReferrerOutcome,
  referrerOutcomeOf,
  type ReferrerSnapshot,
} from '@sonde/machines/referrer';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { copiedTexts, uncopiedTexts } from './copied-texts.ts';
import styles from './referrer.module.css';

interface RunningReferrerProps {
  readonly snapshot: ReferrerSnapshot;
  readonly send: (event: ReferrerEvent) => void;
}

function Outcome({ outcome }: { readonly outcome: ReferrerOutcome }) {
  const { i18n } = useLingui();
  switch (outcome.kind) {
    case 'copied':
      return <Notice tone="success">{i18n._(copiedTexts[outcome.text])}</Notice>;
    case 'shared':
      return (
        <Notice tone="success">
          <Trans>Link shared</Trans>
        </Notice>
      );
    case 'uncopied':
      return <Notice tone="attention">{i18n._(uncopiedTexts[outcome.text])}</Notice>;
    case 'unshared':
      return (
        <Notice tone="attention">
          <Trans>Your device couldn’t share the link. Copy it instead.</Trans>
        </Notice>
      );
    case 'none':
    case 'pending':
      return null;
  }
}

/** The link and the code for friends, with the buttons that pass them on. Both can be selected without a script. */
export function RunningReferrer({ snapshot, send }: RunningReferrerProps) {
  const { link, code, isSharingOffered } = snapshot.context;
  const outcome = referrerOutcomeOf(snapshot);
  const isPending = outcome.kind === 'pending';
  const copy = (text: CopiedText) => () => {
    if (!isPending) send({ type: 'copy.requested', text });
  };
  return (
    <div data-flow="referrer" data-state={stateValueText(snapshot)}>
      <Stack gap={6}>
        <Stack gap={2}>
          <h2 className={styles.label}>
            <Trans>Your link</Trans>
          </h2>
          <div className={styles.line}>
            <p className={styles.given} dir="ltr" data-given="link">
              {link}
            </p>
            <Cluster gap={3}>
              {isSharingOffered && (
                <Button
                  variant="primary"
                  onClick={() => {
                    if (!isPending) send({ type: 'share.requested' });
                  }}
                >
                  <Trans>Share link</Trans>
                </Button>
              )}
              <Button onClick={copy('link')}>
                <Icon name="copy" />
                <Trans>Copy link</Trans>
              </Button>
            </Cluster>
          </div>
        </Stack>
        <Stack gap={2}>
          <h2 className={styles.label}>
            <Trans>Your code</Trans>
          </h2>
          <div className={styles.line}>
            <p className={styles.given} dir="ltr" data-given="code">
              {code}
            </p>
            <Cluster gap={3}>
              <Button onClick={copy('code')}>
                <Icon name="copy" />
                <Trans>Copy code</Trans>
              </Button>
            </Cluster>
          </div>
        </Stack>
        <div role="status" aria-live="polite">
          <Outcome outcome={outcome} />
        </div>
      </Stack>
    </div>
  );
}
