import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PeopleCount, PlanCoverage, PlanNeed } from '@sonde/machines/rules/plans';

/** How many people scan, as the answers of the question. */
export const peopleTexts: Readonly<Record<PeopleCount, MessageDescriptor>> = {
  1: msg({ message: 'Just me', comment: 'Answer to: How many people scan?' }),
  3: msg({ message: '2 or 3', comment: 'Answer to: How many people scan?' }),
  10: msg({ message: '4 to 10', comment: 'Answer to: How many people scan?' }),
  50: msg({ message: '11 to 50', comment: 'Answer to: How many people scan?' }),
  100: msg({ message: '51 to 100', comment: 'Answer to: How many people scan?' }),
  500: msg({ message: 'More than 100', comment: 'Answer to: How many people scan?' }),
};

interface NeedTexts {
  /** As an answer of the one who chooses. */
  readonly answer: MessageDescriptor;
  /** As a row of the comparison. */
  readonly row: MessageDescriptor;
}

/** What a membership is needed for. */
export const needTexts: Readonly<Record<PlanNeed, NeedTexts>> = {
  STORE: { answer: msg`Store and share images`, row: msg`Image storage and sharing` },
  REVIEW: { answer: msg`Review images as a team`, row: msg`Image review` },
  CONNECT: {
    answer: msg`Connect to our archive and worklist`,
    row: msg`Connection to your archive and worklist (DICOM)`,
  },
  FEATURES: { answer: msg`Pick features one by one`, row: msg`Features by area of use` },
};

/** What a membership offers for a need. */
export const coverageTexts: Readonly<Record<PlanCoverage, MessageDescriptor>> = {
  INCLUDED: msg({ message: 'Included', comment: 'Of a feature in a comparison of memberships' }),
  ADDED: msg({ message: 'Available as an add-on', comment: 'Of a feature in a comparison of memberships' }),
  NONE: msg({ message: 'Not included', comment: 'Of a feature in a comparison of memberships' }),
};
