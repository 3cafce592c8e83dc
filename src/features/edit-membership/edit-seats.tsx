import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isLargerPlanSold } from '@sonde/machines/account';
import {
  editedMembershipOf,
  type EditMembershipEvent,
  type EditMembershipSnapshot,
  isEditPending,
  isNumberBetweenTens,
  seatFieldOf,
  seatProblemOf,
} from '@sonde/machines/edit-membership';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { goToUnusableNumber } from '../../ui/number-field/unusable-number.ts';
import { EditSection } from './edit-section.tsx';

interface EditSeatsProps {
  readonly snapshot: EditMembershipSnapshot;
  readonly send: (event: EditMembershipEvent) => void;
}

type SeatProblem = NonNullable<ReturnType<typeof seatProblemOf>>;

const notInTens = msg`Under your contract, seats come in tens. Choose a multiple of 10.`;
const outOfRange = msg`Choose a number of seats within the limits`;

const problemTexts: Readonly<Record<SeatProblem, MessageDescriptor>> = {
  UNCHANGED: msg`You already have this many seats. Choose a different number.`,
  NOT_IN_TENS: notInTens,
  NOT_A_NUMBER_OF_SEATS: outOfRange,
  BELOW_MINIMUM: outOfRange,
  ABOVE_MAXIMUM: outOfRange,
  BELOW_SEATS_IN_USE: outOfRange,
};

/** The number of seats: more of them at once, fewer from the end of the term. */
export function EditSeats({ snapshot, send }: EditSeatsProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const { organization } = editedMembershipOf(snapshot);
  const { name, market, seats } = organization;
  const field = seatFieldOf(snapshot);
  if (field === null)
    return (
      <EditSection title={<Trans>Seats</Trans>}>
        <p>
          {isLargerPlanSold(organization) ? (
            <Trans>
              The number of seats is part of your plan. If you need more,{' '}
              <a href={paths.upgrade(locale)}>choose a larger plan</a> or{' '}
              <a href={contactSalesPath(locale, name, market)}>contact us</a>.
            </Trans>
          ) : (
            <Trans>
              The number of seats is part of your plan.{' '}
              <a href={contactSalesPath(locale, name, market)}>Contact us</a> if you need more.
            </Trans>
          )}
        </p>
      </EditSection>
    );
  const problem = seatProblemOf(snapshot);
  const error = problem === null ? undefined : i18n._(problemTexts[problem]);
  return (
    <Form
      onSubmit={() => {
        if (!isEditPending(snapshot) && !goToUnusableNumber()) send({ type: 'seats.submitted' });
      }}
    >
      <EditSection title={<Trans>Seats</Trans>}>
        <ErrorSummary errors={error === undefined ? [] : [{ name: 'seats', message: error }]} />
        <NumberField
          name="seats"
          label={t`Number of seats`}
          hint={t`You have ${plural(seats.now, { one: '# seat', other: '# seats' })}, and ${plural(seats.inUse, { one: '# is in use', other: '# are in use' })}. More seats start today. Fewer seats start when your membership renews.`}
          value={field.value}
          min={field.fewest}
          max={field.most}
          step={field.step}
          error={error}
          problemOf={(seats) => (isNumberBetweenTens(snapshot, seats) ? i18n._(notInTens) : undefined)}
          onChange={(requested) => send({ type: 'seats.changed', seats: requested })}
        />
        <div>
          <Button type="submit" variant="primary">
            <Trans>Continue</Trans>
          </Button>
        </div>
      </EditSection>
    </Form>
  );
}
