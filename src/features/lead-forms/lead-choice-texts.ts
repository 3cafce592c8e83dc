import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrganizationType, PracticePlace, VeterinaryInterest } from '@sonde/machines/rules/people';
import type { ContactTopic, LeadChoiceField, LeadSource } from '@sonde/machines/rules/leads';
import { ownValue } from '@sonde/machines/rules/texts';
import { jobTitleTexts, organizationSizeTexts } from '../professions/profession-texts.ts';
import { specialtyTexts } from './specialty-texts.ts';

const organizationTypeTexts: Readonly<Record<OrganizationType, MessageDescriptor>> = {
  HOSPITAL: msg`Hospital`,
  HOSPITAL_GROUP: msg`Group of hospitals or clinics`,
  CLINIC: msg`Clinic or practice`,
  VETERINARY_PRACTICE: msg`Veterinary practice`,
  SCHOOL: msg`School or university`,
  EMERGENCY_SERVICE: msg`Emergency medical service`,
  GOVERNMENT: msg`Government`,
  MILITARY: msg`Military`,
  CHARITY: msg`Charity or aid organization`,
  COMPANY: msg`Company`,
};

const practicePlaceTexts: Readonly<Record<PracticePlace, MessageDescriptor>> = {
  HOSPITAL: msg`In a hospital`,
  CLINIC: msg`In a clinic`,
  OWN_PRACTICE: msg`In my own practice`,
  AMBULANCE: msg`In an ambulance or helicopter`,
  SCHOOL: msg`At a school or university`,
  HOME_VISITS: msg`At patients’ homes`,
  FIELD: msg`In the field, far from a hospital`,
  ANIMAL_HOSPITAL: msg`In a veterinary hospital`,
  MOBILE_PRACTICE: msg`In a mobile practice`,
  FARM: msg`On farms`,
  STABLE: msg`At stables`,
  SHELTER: msg`In a shelter`,
  ZOO: msg`In a zoo or with wildlife`,
  OTHER: msg`Somewhere else`,
};

const interestTexts: Readonly<Record<VeterinaryInterest, MessageDescriptor>> = {
  ABDOMEN: msg`Abdomen`,
  HEART: msg`Heart`,
  LUNG: msg`Lungs`,
  REPRODUCTION: msg`Pregnancy and reproduction`,
  TENDONS_AND_JOINTS: msg`Tendons and joints`,
  EMERGENCIES: msg`Emergencies`,
  GUIDED_PROCEDURES: msg`Guiding needles`,
  TEACHING: msg`Teaching`,
};

const topicTexts: Readonly<Record<ContactTopic, MessageDescriptor>> = {
  SDK_IOS: msg`SDK for iOS`,
  SDK_ANDROID: msg`SDK for Android`,
  SDK_CPP: msg`SDK for C++`,
  INTEGRATION_APIS_ML_INFERENCE: msg`Integration, APIs and machine learning`,
  CUSTOM_HARDWARE_OEM_SOLUTIONS: msg`Custom hardware and OEM solutions`,
  OTHER: msg`Something else`,
};

const sourceTexts: Readonly<Record<LeadSource, MessageDescriptor>> = {
  COLLEAGUE: msg`From a colleague`,
  SCHOOL: msg`At school or in a course`,
  CONFERENCE: msg`At a conference or trade show`,
  SEARCH: msg`Through a search engine`,
  SOCIAL_MEDIA: msg`On social media`,
  ARTICLE: msg`In an article or podcast`,
  REPRESENTATIVE: msg`From one of your representatives`,
  OTHER: msg`In another way`,
};

const textsByField: Readonly<Record<LeadChoiceField, Readonly<Record<string, MessageDescriptor>>>> = {
  organizationType: organizationTypeTexts,
  organizationSize: organizationSizeTexts,
  jobTitle: jobTitleTexts,
  practicePlace: practicePlaceTexts,
  specialty: specialtyTexts,
  interestArea: interestTexts,
  contactTopic: topicTexts,
  howDidYouHear: sourceTexts,
};

/** The text of a value in the list of a field; null for a value that isn't in it. */
export const leadChoiceText = (field: LeadChoiceField, value: string): MessageDescriptor | null =>
  ownValue(textsByField[field], value) ?? null;
