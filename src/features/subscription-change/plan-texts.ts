import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanType } from '@sonde/machines/rules/plans';

/** The name of each plan. */
export const planTexts: Readonly<Record<PlanType, MessageDescriptor>> = {
  BASIC: msg({ message: 'Basic', comment: 'Name of a plan' }),
  CLINIC: msg({ message: 'Clinic', comment: 'Name of a plan' }),
  CORE: msg({ message: 'Core', comment: 'Name of a plan' }),
  DEPARTMENT: msg({ message: 'Department', context: 'plan', comment: 'Name of a plan' }),
  EDUCATION: msg({ message: 'Education', comment: 'Name of a plan' }),
  EMS: msg({ message: 'Emergency services', comment: 'Name of a plan' }),
  ENTERPRISE_SECURITY: msg({ message: 'Enterprise Security', comment: 'Name of a plan' }),
  ENTERPRISE_WORKFLOW: msg({ message: 'Enterprise Workflow', comment: 'Name of a plan' }),
  GOVERNMENT: msg({ message: 'Government', comment: 'Name of a plan' }),
  HOSPITAL: msg({ message: 'Hospital', comment: 'Name of a plan' }),
  INDIVIDUAL: msg({ message: 'Individual', comment: 'Name of a plan' }),
  INDIVIDUAL_FOREVER: msg({ message: 'Individual Forever', comment: 'Name of a plan' }),
  MEDICAL_SCHOOL: msg({ message: 'Medical school', comment: 'Name of a plan' }),
  NONE: msg`No plan`,
  PRO_CUSTOM: msg({ message: 'Pro', comment: 'Name of a plan' }),
  PRO_THREE_YEAR: msg({ message: 'Pro, three years', comment: 'Name of a plan' }),
  PRO_TRIAL: msg({ message: 'Pro trial', comment: 'Name of a plan' }),
  RENTAL: msg({ message: 'Rental', comment: 'Name of a plan' }),
  RESIDENCY_PROGRAM: msg({ message: 'Residency program', comment: 'Name of a plan' }),
  TEAM: msg({ message: 'Team', comment: 'Name of a plan' }),
};
