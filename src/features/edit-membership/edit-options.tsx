import { Trans, useLingui } from '@lingui/react/macro';
import { isPaymentMethodMissing } from '@sonde/machines/account';
import { refusalsOf } from '@sonde/machines/flow';
import {
  editedMembershipOf,
  type EditMembershipEvent,
  type EditMembershipSnapshot,
  isProEdited,
} from '@sonde/machines/edit-membership';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Measure } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { changeRefusalText } from '../subscription-change/change-texts.ts';
import { PendingChange } from '../subscription-change/pending-change.tsx';
import { planTexts } from '../subscription-change/plan-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { EditPlan } from './edit-plan.tsx';
import { EditRenewal } from './edit-renewal.tsx';
import { EditRental } from './edit-rental.tsx';
import { EditScheduled } from './edit-scheduled.tsx';
import { EditSeats } from './edit-seats.tsx';
import { EditSection } from './edit-section.tsx';

interface EditOptionsProps {
  readonly snapshot: EditMembershipSnapshot;
  readonly send: (event: EditMembershipEvent) => void;
  readonly offers: OwnerOffers;
}

/** What became of what was last asked for. */
function Outcome({ snapshot, send }: Omit<EditOptionsProps, 'offers'>) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const troubleText = useTroubleText();
  const { trouble } = snapshot.context;
  if (snapshot.matches({ ready: 'saved' }))
    return (
      <Notice tone="success" role="status" ref={takeFocus} tabIndex={-1}>
        <Trans comment="A membership was changed">Saved.</Trans>
      </Notice>
    );
  if (snapshot.matches({ ready: 'outdated' }))
    return (
      <FailureNotice>
        <Trans>
          Another administrator changed this membership at the same time. If you paid, we’re refunding it.
          Check the details and continue.
        </Trans>
      </FailureNotice>
    );
  if (trouble === null) return null;
  const [refusal] = refusalsOf(trouble);
  return (
    <FailureNotice
      actions={
        isPaymentMethodMissing(trouble) ? (
          <ButtonLink href={paths.myAccount(locale)}>
            <Trans>Save a payment method</Trans>
          </ButtonLink>
        ) : (
          snapshot.matches({ ready: 'unanswered' }) && (
            <Button onClick={() => send({ type: 'retry.requested' })}>
              <Trans>Try again</Trans>
            </Button>
          )
        )
      }
    >
      {refusal ? i18n._(changeRefusalText(refusal)) : troubleText(trouble)}
    </FailureNotice>
  );
}

/** The pages that change the features of a Pro plan. */
function ProLinks() {
  const locale = useShopLocale();
  return (
    <EditSection title={<Trans>Features</Trans>}>
      <p>
        <a href={paths.proCustomUpgrade(locale)}>
          <Trans>Add features and members</Trans>
        </a>
      </p>
      <p>
        <a href={paths.proCustomDowngrade(locale)}>
          <Trans>Remove features or members</Trans>
        </a>
      </p>
    </EditSection>
  );
}

/** What an administrator may change: the seats, the plan, the renewal, and what is scheduled. */
export function EditOptions({ snapshot, send, offers }: EditOptionsProps) {
  const { i18n } = useLingui();
  const { name, planType, isChangePending } = editedMembershipOf(snapshot).organization;
  return (
    <Stack gap={8}>
      <Measure>
        <Stack gap={4}>
          <h2>{name}</h2>
          <p>
            <Trans>Plan: {i18n._(planTexts[planType])}</Trans>
          </p>
          {isChangePending && <PendingChange />}
          <Outcome snapshot={snapshot} send={send} />
        </Stack>
      </Measure>
      <EditScheduled snapshot={snapshot} send={send} offers={offers} />
      <EditSeats snapshot={snapshot} send={send} />
      {isProEdited(snapshot) && <ProLinks />}
      <EditPlan snapshot={snapshot} send={send} offers={offers} />
      <EditRenewal snapshot={snapshot} send={send} />
      <EditRental snapshot={snapshot} send={send} />
    </Stack>
  );
}
