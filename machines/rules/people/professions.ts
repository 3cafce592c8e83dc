/** The job titles in a practice, in display order (coverage FORM-7). */
export const jobTitles = [
  'OWNER',
  'ASSOCIATE_VETERINARIAN',
  'PRACTICE_MANAGER',
  'RVT',
  'TECHNICIAN',
  'SONOGRAPHER',
  'CEO',
  'CMO',
  'FACULTY',
  'RESIDENT',
  'STUDENT',
] as const;
/** One of {@link jobTitles}. */
export type JobTitle = (typeof jobTitles)[number];

/** The job titles that exist in veterinary medicine only. */
export const veterinaryJobTitles: readonly JobTitle[] = ['ASSOCIATE_VETERINARIAN', 'RVT'];

/** The people in an organization who scan. */
export const organizationSizes = ['ONE', 'UP_TO_3', 'UP_TO_10', 'UP_TO_50', 'ABOVE_50'] as const;
/** One of {@link organizationSizes}. */
export type OrganizationSize = (typeof organizationSizes)[number];

/** What an organization is. */
export const organizationTypes = [
  'HOSPITAL',
  'HOSPITAL_GROUP',
  'CLINIC',
  'VETERINARY_PRACTICE',
  'SCHOOL',
  'EMERGENCY_SERVICE',
  'GOVERNMENT',
  'MILITARY',
  'CHARITY',
  'COMPANY',
] as const;
/** One of {@link organizationTypes}. */
export type OrganizationType = (typeof organizationTypes)[number];

/** The specialties of human medicine, in the alphabetical order of their English names. */
export const humanSpecialties = [
  'ANESTHESIOLOGY',
  'CARDIOLOGY',
  'CRITICAL_CARE',
  'EMERGENCY_MEDICINE',
  'ENDOCRINOLOGY',
  'FAMILY_MEDICINE',
  'GASTROENTEROLOGY',
  'GENERAL_SURGERY',
  'GERIATRICS',
  'GYNECOLOGY_OBSTETRICS',
  'HOSPITAL_MEDICINE',
  'INTERNAL_MEDICINE',
  'MIDWIFERY',
  'NEPHROLOGY',
  'NEUROLOGY',
  'NURSING',
  'ONCOLOGY',
  'ORTHOPEDICS',
  'PAIN_MEDICINE',
  'PALLIATIVE_CARE',
  'PARAMEDICINE',
  'PEDIATRICS',
  'PHYSICAL_THERAPY',
  'PULMONOLOGY',
  'RADIOLOGY',
  'REHABILITATION',
  'RHEUMATOLOGY',
  'SPORTS_MEDICINE',
  'UROLOGY',
  'VASCULAR_MEDICINE',
  'OTHER',
] as const;

/** The specialties of veterinary medicine. */
export const veterinarySpecialties = [
  'SMALL_ANIMALS',
  'EQUINE',
  'CATTLE',
  'SHEEP_AND_GOATS',
  'SWINE',
  'POULTRY',
  'EXOTIC_ANIMALS',
  'ZOO_AND_WILDLIFE',
  'SHELTER_MEDICINE',
  'VETERINARY_CARDIOLOGY',
  'VETERINARY_EMERGENCY',
  'VETERINARY_IMAGING',
  'VETERINARY_SURGERY',
  'OTHER',
] as const;
/** A specialty of human or veterinary medicine. */
export type Specialty = (typeof humanSpecialties | typeof veterinarySpecialties)[number];

/** What veterinarians want to examine. */
export const veterinaryInterests = [
  'ABDOMEN',
  'HEART',
  'LUNG',
  'REPRODUCTION',
  'TENDONS_AND_JOINTS',
  'EMERGENCIES',
  'GUIDED_PROCEDURES',
  'TEACHING',
] as const;
/** One of {@link veterinaryInterests}. */
export type VeterinaryInterest = (typeof veterinaryInterests)[number];

/** Where people in human medicine practice. */
export const humanPracticePlaces = [
  'HOSPITAL',
  'CLINIC',
  'OWN_PRACTICE',
  'AMBULANCE',
  'SCHOOL',
  'HOME_VISITS',
  'FIELD',
  'OTHER',
] as const;

/** Where people in veterinary medicine practice. */
export const veterinaryPracticePlaces = [
  'ANIMAL_HOSPITAL',
  'OWN_PRACTICE',
  'MOBILE_PRACTICE',
  'FARM',
  'STABLE',
  'SHELTER',
  'ZOO',
  'SCHOOL',
  'OTHER',
] as const;
/** Where people practice, in human or veterinary medicine. */
export type PracticePlace = (typeof humanPracticePlaces | typeof veterinaryPracticePlaces)[number];
