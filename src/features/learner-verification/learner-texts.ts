import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type LearnerField,
  type LearnerMarket,
  learnerMaxLengths,
  type LearnerProblem,
  proofMaxMegabytes,
  type ProofProblem,
  type TraineeType,
} from '@sonde/machines/rules/learners';
import { linkInNameText } from '../trouble/link-in-name-text.ts';

interface FieldTexts {
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly problems: Partial<Readonly<Record<LearnerProblem['reason'], MessageDescriptor>>>;
}

/** What each field is called, and what is said about it. */
export const learnerFieldTexts: Readonly<Record<LearnerField, FieldTexts>> = {
  traineeType: {
    label: msg({ message: 'I am a', comment: 'Choice: student, resident or other trainee' }),
    problems: { required: msg`Choose your status`, choice: msg`Choose your status` },
  },
  school: {
    label: msg`School or hospital`,
    hint: msg`The school or hospital where you study or train.`,
    problems: { required: msg`Enter your school or hospital` },
  },
  email: {
    label: msg`Email`,
    hint: msg`We’ll send the code here. It works for orders with this address.`,
    problems: {
      required: msg`Enter your email address`,
      format: msg`Enter an email address like name@example.com`,
      too_long: msg`The email address is too long. Use 254 characters or fewer.`,
    },
  },
};

/** The kinds of learners in each market. */
export const traineeTexts: Readonly<Record<LearnerMarket, Readonly<Record<TraineeType, MessageDescriptor>>>> =
  {
    HUMAN: {
      MEDICAL_STUDENT: msg`Medical student`,
      RESIDENT: msg({ message: 'Resident', comment: 'A physician in training' }),
      OTHER_TRAINEE: msg`Other trainee`,
    },
    VETERINARY: {
      MEDICAL_STUDENT: msg`Veterinary student`,
      RESIDENT: msg({
        message: 'Resident',
        context: 'veterinary',
        comment: 'A veterinarian in specialist training',
      }),
      OTHER_TRAINEE: msg`Other trainee`,
    },
  };

/** What is said about a field. */
export function learnerProblemText(field: LearnerField, reason: LearnerProblem['reason']): MessageDescriptor {
  const own = learnerFieldTexts[field].problems[reason];
  if (own) return own;
  if (reason === 'link') return linkInNameText;
  const most = learnerMaxLengths[field];
  return reason === 'too_long'
    ? msg`This is too long. Use ${most} characters or fewer.`
    : msg`Contains a character we can’t use. Type it again.`;
}

/** What is said about the proof. */
export const proofProblemTexts: Readonly<Record<ProofProblem, MessageDescriptor>> = {
  REQUIRED: msg`Choose a file`,
  FILE_TYPE: msg`This isn’t a PDF, JPEG or PNG file. Choose another one.`,
  FILE_TOO_LARGE: msg`The file is larger than ${proofMaxMegabytes} MB. Choose a smaller one.`,
  FILE_UNREADABLE: msg`We can’t read this file. It may be damaged or have too many pixels. Choose another one.`,
};
