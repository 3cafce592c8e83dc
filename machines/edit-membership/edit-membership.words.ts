import type { MachineWords } from '../flow/index.ts';

export const editMembershipWords: MachineWords = {
  kind: 'flow',
  title: 'Edit membership',
  sentence:
    'An administrator changes the seats of a membership, its plan to a lower one, whether it renews automatically, and what is scheduled, or leaves a rental early.',
  services: {
    loadEditedMembership: 'the shop what the organization has',
    changeMembership: 'the shop to change the membership',
  },
  events: {
    'seats.changed': 'Administrator chooses a number of seats',
    'seats.submitted': 'Administrator continues with the seats',
    'review.requested': 'Administrator returns to the change',
    'plan.lowered': 'Administrator chooses a lower plan',
    'rental.left': 'Administrator leaves the rental early',
  },
  guards: {
    isAfterOther: 'another administrator has changed it',
    isNoAdministrator: 'the person manages no organization',
    isEnded: 'there is no running subscription',
    areSeatsSold: 'the plan may have other numbers of seats',
    areSeatsUnchanged: 'it is the present number of seats',
    areSeatsWrong: 'the plan can’t have this number of seats',
    isChangeChosen: 'a change was chosen and not altered since',
    isPlanLower: 'the shop sells it below the present plan',
    isRenewalResumed: 'it ends and is to renew automatically',
  },
  actions: {
    keepMembership: 'show what the organization has',
    forgetMembership: 'forget what was shown',
    changeSeats: 'keep the number of seats',
    noteChange: 'note the change',
    noteScheduledRemoval: 'note that the scheduled change goes',
    forgetRequest: 'forget what was asked for',
  },
  places: { bySales: 'managed by sales', afterOther: 'after someone else’s change' },
  troubles: [
    'edit-membership.unanswered',
    'edit-membership.forbidden',
    'edit-membership.ready.incomplete',
    'edit-membership.ready.refused',
    'edit-membership.ready.outdated',
    'edit-membership.ready.unanswered',
    'edit-membership.signedOut.ended',
  ],
};
