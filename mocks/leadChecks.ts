import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
} from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  anything,
  type Checks,
  list,
  number,
  oneOf,
  orNull,
  requiredList,
  requiredText,
  text,
  trueOrFalse,
  webAddress,
} from './checkFields.ts';

/** What a lead may be updated with. */
export const LEAD_CHECKS: Checks = {
  title: requiredText(LIMITS.title),
  company: requiredText(LIMITS.company),
  type: oneOf(LEAD_TYPES),
  category: orNull(oneOf(LEAD_CATEGORIES)),
  status: oneOf(LEAD_STATUSES),
  description: text(LIMITS.description),
  source: text(LIMITS.source),
  appliedWhere: text(LIMITS.source),
  postUrl: webAddress(LIMITS.url),
  applicationUrl: webAddress(LIMITS.url),
  location: text(LIMITS.location),
  compensationRange: text(LIMITS.compensationRange),
  value: number(0, LIMITS.value),
  priority: oneOf(LEAD_PRIORITIES),
  contactInfo: {
    name: text(LIMITS.personName),
    email: text(LIMITS.email),
    phone: text(LIMITS.phone),
    linkedin: webAddress(LIMITS.url),
    website: webAddress(LIMITS.url),
  },
  pitch: text(LIMITS.pitch),
  pitchId: text(LIMITS.id),
  customPrompt: text(LIMITS.customPrompt),
  tags: list,
  score: orNull(number(0, 100)),
  isQualified: trueOrFalse,
  qualificationNotes: text(LIMITS.qualificationNotes),
  lastContactAt: orNull(text(LIMITS.profileLine)),
  nextFollowUpAt: orNull(text(LIMITS.profileLine)),
  /** Accepted and ignored. */
  userId: anything,
};

/** What a lead may be made with; `title` and `company` are required. */
export const NEW_LEAD_CHECKS: Checks = { ...LEAD_CHECKS, id: text(LIMITS.id) };

/** What many leads may be updated with at once; all of it is required. */
export const BULK_CHECKS: Checks = { leadIds: requiredList, updates: LEAD_CHECKS };
