import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountMembership,
  type AccountSnapshot,
  inviteeProblemOf,
  isAccountPending,
  type MemberOffer,
  memberToRemove,
} from '@sonde/machines/account';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { emailTexts, memberTexts } from './account-texts.ts';
import styles from './account.module.css';
import { ChangeLinks } from './membership-actions.tsx';

interface InviteeProps {
  readonly membership: AccountMembership;
  /** What this person is offered for it. */
  readonly offers: readonly MemberOffer[];
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/** What leads to more seats. */
const seatOffers = ['UPGRADE', 'EDIT'] as const satisfies readonly MemberOffer[];

/** Why no one can be invited, and where to change that. */
function NoSeatLeft({ membership, offers }: Pick<InviteeProps, 'membership' | 'offers'>) {
  const { i18n } = useLingui();
  return (
    <Stack gap={2}>
      <p>{i18n._(memberTexts.NO_SEAT_LEFT)}</p>
      <ChangeLinks membership={membership} offers={seatOffers.filter((offer) => offers.includes(offer))} />
    </Stack>
  );
}

/** Invites another person, while a seat is left for them. */
export function Invitee({ membership, offers, snapshot, send }: InviteeProps) {
  const { t, i18n } = useLingui();
  const { availableSeats } = membership.organization;
  const problem = inviteeProblemOf(snapshot);
  const isPending = isAccountPending(snapshot);
  const isRemoving = memberToRemove(snapshot) !== null;
  if (availableSeats === 0) return <NoSeatLeft membership={membership} offers={offers} />;
  return (
    <div className={styles.field}>
      <Form
        onSubmit={() => {
          if (!isPending && !isRemoving) send({ type: 'invitee.submitted' });
        }}
      >
        <TextField
          name="invitee"
          type="email"
          autoComplete="off"
          dir="ltr"
          label={t`Email address of the person to invite`}
          hint={<Plural value={availableSeats} one="# seat left" other="# seats left" />}
          value={snapshot.context.invitee}
          error={problem === null ? undefined : i18n._(emailTexts[problem])}
          readOnly={isPending || isRemoving}
          onChange={(email) => send({ type: 'invitee.changed', email })}
          action={
            <Button type="submit" pending={isPending}>
              <Trans>Send invitation</Trans>
            </Button>
          }
        />
      </Form>
    </div>
  );
}
