import type { MachineWords } from '../flow/index.ts';

export const editMembershipWords: MachineWords = {
  kind: 'flow',
  title: 'Edit membership',
  sentence:
    'An administrator changes the number of seats, moves to a lower plan, turns automatic renewal on or off, removes a scheduled change, or ends a rental early.',
  services: {
    loadEditedMembership: 'the shop what the organization has',
    changeMembership: 'the shop to change the membership',
  },
  events: {
    'seats.changed': 'Administrator chooses a number of seats',
    'seats.submitted': 'Administrator continues with the seats',
    'review.requested': 'Administrator returns to the change',
    'plan.lowered': 'Administrator chooses a lower plan',
    'rental.left': 'Administrator ends the rental early',
  },
  guards: {
    isAfterOther: 'another administrator has changed it',
    isNoAdministrator: 'the person manages no organization',
    isEnded: 'there is no active subscription',
    areSeatsSold: 'the plan’s number of seats can change',
    areSeatsUnchanged: 'it is the current number of seats',
    areSeatsWrong: 'the plan can’t have this number of seats',
    isChangeChosen: 'a change was chosen and not altered since',
    isPlanLower: 'the shop sells it, and it is below the current plan',
    isRenewalResumed: 'it doesn’t renew, and automatic renewal is turned on',
  },
  actions: {
    keepMembership: 'show what the organization has',
    forgetMembership: 'forget what was shown',
    changeSeats: 'keep the number of seats',
    noteChange: 'note the change',
    noteScheduledRemoval: 'note that the scheduled change is removed',
    forgetRequest: 'forget the request',
  },
  places: { bySales: 'managed by sales', afterOther: 'changed by someone else' },
  troubles: [
    'edit-membership.unanswered',
    'edit-membership.forbidden',
    'edit-membership.ready.incomplete',
    'edit-membership.ready.refused',
    'edit-membership.ready.outdated',
    'edit-membership.ready.unanswered',
    'edit-membership.signedOut.ended',
    'edit-membership.signedOut.interrupted',
  ],
};
