import type { RefObject } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountMember,
  type AccountMembership,
  type AccountSnapshot,
  departureProblemOf,
  isAccountPending,
  type MemberOffer,
  memberToRemove,
} from '@sonde/machines/account';
import { Button } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { memberTexts } from './account-texts.ts';
import { Invitee } from './invitee.tsx';
import { SecondPress } from './second-press.tsx';

interface MembersProps {
  readonly membership: AccountMembership;
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/** Whether nothing can be changed now: a change is under way, or is to be confirmed. */
const isChangeBlocked = (snapshot: AccountSnapshot) =>
  isAccountPending(snapshot) || snapshot.matches({ ready: 'confirming' });

const nameOf = ({ name, email }: AccountMember) => (name === '' ? email : name);

function Removal({ member, send }: { readonly member: AccountMember } & Pick<MembersProps, 'send'>) {
  const { t } = useLingui();
  return (
    <SecondPress
      confirm={t`Remove member`}
      keep={t`Keep member`}
      onConfirm={() => send({ type: 'change.confirmed' })}
      onKeep={() => send({ type: 'change.canceled' })}
    >
      <Trans>
        Remove {nameOf(member)}? They’ll lose access right away, and their seat will be free for someone else.
      </Trans>
    </SecondPress>
  );
}

interface MemberTableProps extends MembersProps {
  /** Stores the button that requested the removal, for the focus. */
  readonly removeButton: RefObject<HTMLButtonElement | null>;
}

interface MemberActionsProps extends MembersProps {
  readonly member: AccountMember;
  /** Asks to remove the member; the button takes the focus again if they are kept. */
  readonly onRemove: (button: HTMLButtonElement) => void;
}

/** What is done with a member, or why it can't be. */
function MemberActions({ member, membership, snapshot, send, onRemove }: MemberActionsProps) {
  const { t, i18n } = useLingui();
  const problem = departureProblemOf(membership, member.id);
  if (problem !== null) return i18n._(memberTexts[problem]);
  const isBusy = isChangeBlocked(snapshot);
  const row = {
    size: 'compact',
    width: 'fit',
    'aria-disabled': isBusy,
    'aria-describedby': member.id,
  } as const;
  return (
    <Cluster gap={2}>
      <Button
        {...row}
        onClick={() => {
          if (!isBusy) send({ type: 'admin.set', memberId: member.id, isAdmin: !member.isAdmin });
        }}
      >
        {member.isAdmin ? t`Remove as administrator` : t`Make administrator`}
      </Button>
      <Button
        {...row}
        onClick={({ currentTarget }) => {
          if (!isBusy) onRemove(currentTarget);
        }}
      >
        <span>
          <Trans>Remove</Trans>
          <VisuallyHidden> {nameOf(member)}</VisuallyHidden>
        </span>
      </Button>
    </Cluster>
  );
}

/** The people with a seat, each with the available actions. */
function MemberTable({ membership, snapshot, send, removeButton }: MemberTableProps) {
  const { t } = useLingui();
  const isBusy = isChangeBlocked(snapshot);
  const members = (membership.members ?? []).map((member) => ({
    id: member.id,
    cells: {
      name: <span id={member.id}>{nameOf(member)}</span>,
      email: <bdi>{member.email}</bdi>,
      role: member.isAdmin ? t`Administrator` : t`Member`,
      actions: (
        <MemberActions
          membership={membership}
          member={member}
          snapshot={snapshot}
          send={send}
          onRemove={(button) => {
            removeButton.current = button;
            send({ type: 'removal.requested', memberId: member.id });
          }}
        />
      ),
    },
  }));
  const invitations = (membership.invitations ?? []).map(({ id, email }) => ({
    id,
    cells: {
      name: <bdi id={id}>{email}</bdi>,
      email: '',
      role: t`Invited`,
      actions: (
        <Button
          size="compact"
          width="fit"
          aria-disabled={isBusy}
          aria-describedby={id}
          onClick={() => {
            if (!isBusy) send({ type: 'invitation.withdrawn', invitationId: id });
          }}
        >
          <Trans>Withdraw invitation</Trans>
        </Button>
      ),
    },
  }));
  const rows = [...members, ...invitations];
  const actions = {
    key: 'actions',
    label: t({ message: 'Actions', comment: 'Heading of a column with buttons' }),
  } as const;
  return (
    <Table
      caption={t`People with a seat`}
      isCaptionHidden
      density="compact"
      onPhone="lines"
      columns={[
        { key: 'name', label: t`Name` },
        { key: 'email', label: t`Email` },
        { key: 'role', label: t`Role` },
        ...(rows.length === 1 ? [] : [actions]),
      ]}
      rows={rows}
    />
  );
}

interface MembersSectionProps extends MembersProps {
  /** What this person is offered for the membership. */
  readonly offers: readonly MemberOffer[];
}

/** The people with a seat, for administrators, and a form to invite another one. */
export function Members({ membership, offers, snapshot, send }: MembersSectionProps) {
  const removed = memberToRemove(snapshot);
  const removeButton = useFocusReturn<HTMLButtonElement>(removed !== null);
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>Members</Trans>
      </h2>
      {removed && <Removal member={removed} send={send} />}
      <MemberTable membership={membership} snapshot={snapshot} send={send} removeButton={removeButton} />
      <Invitee membership={membership} offers={offers} snapshot={snapshot} send={send} />
    </Stack>
  );
}
