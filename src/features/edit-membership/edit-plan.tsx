import { Plural, Trans } from '@lingui/react/macro';
import {
  editedMembershipOf,
  type EditMembershipEvent,
  type EditMembershipSnapshot,
  isEditPending,
  lowerPlansOf,
} from '@sonde/machines/edit-membership';
import { tooFewSeats } from '@sonde/machines/rules/reactivation';
import { ownValue } from '@sonde/machines/rules/texts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { EditSection } from './edit-section.tsx';
import styles from './edit-plan.module.css';

interface EditPlanProps {
  readonly snapshot: EditMembershipSnapshot;
  readonly send: (event: EditMembershipEvent) => void;
  readonly offers: OwnerOffers;
}

interface LowerPlanProps extends EditPlanProps {
  readonly sku: string;
}

/** A term of a lower plan with its price, and the button that continues with it; empty if the page doesn't know it. */
function LowerPlan({ sku, snapshot, send, offers }: LowerPlanProps) {
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const term = ownValue(offers.terms, sku);
  const price = ownValue(offers.prices, sku);
  const months = term?.months ?? null;
  if (term === undefined || price === undefined || months === null) return null;
  const isBusy = isEditPending(snapshot);
  const { scheduled, seats: own } = editedMembershipOf(snapshot).organization;
  const { inUse } = own;
  const seats = tooFewSeats(offers.sold, sku, inUse);
  const name = (
    <strong>
      <OwnDirection text={term.name} />
    </strong>
  );
  return (
    <li className={styles.plan}>
      <Stack gap={2}>
        <p>
          <Trans>
            {name}: {noted(price)} for <Plural value={months / 12} one="# year" other="# years" />
          </Trans>
        </p>
        {seats !== null && (
          <p>
            <Trans comment="Beside a smaller plan, with the seats of that plan and those that the organization uses">
              This plan has <Plural value={seats} one="# seat" other="# seats" />, and{' '}
              <Plural value={inUse} one="# is in use" other="# are in use" />.
            </Trans>
          </p>
        )}
        {scheduled?.sku === sku ? (
          <p>
            <strong>
              <Trans comment="Beside the plan to which the membership is already to change on a day">
                Scheduled from {format.longDay(scheduled.day)}
              </Trans>
            </strong>
          </p>
        ) : (
          seats === null && (
            <div>
              <Button
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) send({ type: 'plan.lowered', sku });
                }}
              >
                {/* A button lays its children out in a row, and this is one text. */}
                <span>
                  <Trans comment="A button that continues with a lower plan, of a term of so many years">
                    Change to {name} for <Plural value={months / 12} one="# year" other="# years" />
                  </Trans>
                </span>
              </Button>
            </div>
          )
        )}
      </Stack>
    </li>
  );
}

/** The plans below the current one, each from the end of the term; empty where there is none. */
export function EditPlan(props: EditPlanProps) {
  const locale = useShopLocale();
  const skus = lowerPlansOf(props.snapshot);
  if (skus.length === 0) return null;
  const { inUse } = editedMembershipOf(props.snapshot).organization.seats;
  const isAnyTooSmall = skus.some((sku) => tooFewSeats(props.offers.sold, sku, inUse) !== null);
  return (
    <EditSection title={<Trans>Smaller plan</Trans>}>
      <p>
        <Trans>A smaller plan starts when your membership renews. Until then, nothing changes.</Trans>
      </p>
      <Stack as="ul" gap={3}>
        {skus.map((sku) => (
          <LowerPlan key={sku} sku={sku} {...props} />
        ))}
      </Stack>
      {isAnyTooSmall && (
        <p>
          <Trans>Remove members or invitations before you change to a plan with fewer seats.</Trans>{' '}
          <a href={paths.myAccount(locale)}>
            <Trans>Go to my account</Trans>
          </a>
        </p>
      )}
    </EditSection>
  );
}
