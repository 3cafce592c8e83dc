import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobTitle, OrganizationSize } from '@sonde/machines/rules/people';

export const jobTitleTexts: Readonly<Record<JobTitle, MessageDescriptor>> = {
  OWNER: msg`Practice owner`,
  ASSOCIATE_VETERINARIAN: msg`Veterinarian`,
  PRACTICE_MANAGER: msg`Practice manager`,
  RVT: msg`Veterinary technician`,
  TECHNICIAN: msg`Technician`,
  SONOGRAPHER: msg`Sonographer`,
  CEO: msg`Chief executive`,
  CMO: msg`Medical director`,
  FACULTY: msg({ message: 'Faculty', comment: 'A job: someone who teaches at a medical school' }),
  RESIDENT: msg({ message: 'Resident', comment: 'A job: a physician in training' }),
  STUDENT: msg`Student`,
};

export const organizationSizeTexts: Readonly<Record<OrganizationSize, MessageDescriptor>> = {
  ONE: msg`Only me`,
  UP_TO_3: msg`2 or 3 people`,
  UP_TO_10: msg`4 to 10 people`,
  UP_TO_50: msg`11 to 50 people`,
  ABOVE_50: msg`More than 50 people`,
};
