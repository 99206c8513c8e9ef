/*
 * The values that enum fields take (product spec, section 3). Kept free of Zod, so that the web app
 * can import the values without loading the schemas.
 */

export const LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'negotiating',
  'closed-won',
  'closed-lost',
  'applied',
  'interviewing',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_TYPES = [
  'lead',
  'job',
  'business',
  'client',
  'prospect',
  'freelance',
  'contract',
  'fulltime',
  'parttime',
  'internship',
] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

/** The form's Type dropdown. Stored beside `type`, which the form always sends as 'lead'. */
export const LEAD_CATEGORIES = [
  'job-application',
  'freelance-project',
  'sales-lead',
  'networking',
] as const;
export type LeadCategory = (typeof LEAD_CATEGORIES)[number];

export const LEAD_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type LeadPriority = (typeof LEAD_PRIORITIES)[number];

export const LEAD_SORTS = ['updatedAt', 'createdAt'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** Leads by a rule instead of a field; see `leadMatcher`. */
export const LEAD_SCOPES = ['active', 'qualified', 'due', 'due-week'] as const;
export type LeadScope = (typeof LEAD_SCOPES)[number];

/** When applications close, in the filter of the leads page. */
export const LEAD_DEADLINES = ['open', 'week', 'month', 'passed', 'none'] as const;
export type LeadDeadline = (typeof LEAD_DEADLINES)[number];

/** The three views of the leads page. */
export const LEAD_LAYOUTS = ['cards', 'table', 'board'] as const;
export type LeadLayout = (typeof LEAD_LAYOUTS)[number];

/** The fields that the leads page sorts by. */
export const LEAD_SORT_FIELDS = [
  'createdAt',
  'updatedAt',
  'nextFollowUpAt',
  'appliedAt',
  'closesAt',
  'value',
  'compensationRange',
  'title',
  'status',
  'priority',
  'source',
] as const;
export type LeadSortField = (typeof LEAD_SORT_FIELDS)[number];

/** The days that insights look back on. */
export const INSIGHT_PERIODS = ['all', '30', '90', '365'] as const;
export type InsightPeriod = (typeof INSIGHT_PERIODS)[number];

/** How far a lead has ever come; see `FUNNEL_STATUSES`. */
export const FUNNEL_STAGES = [
  'added',
  'applied',
  'replied',
  'interviewing',
  'offer',
  'won',
] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/** How a lead ended without success; see `outcomeOf`. */
export const OUTCOMES = ['rejected', 'no-response', 'withdrawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the response rate is split by. */
export const RATE_GROUPS = ['source', 'category', 'month'] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];

/** For how long a deleted lead can be restored. */
export const DAYS_TO_RESTORE = 30;

/** Of the download of all data. Goes up when an older archive could no longer be read. */
export const ARCHIVE_VERSION = 2;

export const NOTE_TYPES = [
  'general',
  'interview',
  'follow-up',
  'negotiation',
  'rejection',
  'call',
] as const;
export type NoteType = (typeof NOTE_TYPES)[number];

/** How the user knows a person. */
export const KNOWN_AS = [
  'recruiter',
  'hiring-manager',
  'interviewer',
  'referral',
  'client',
  'other',
] as const;
export type KnownAs = (typeof KNOWN_AS)[number];

export const INTERVIEW_KINDS = ['phone', 'video', 'on-site', 'task', 'other'] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

/** How an interview went. An open one has none. */
export const INTERVIEW_OUTCOMES = ['done', 'passed', 'canceled', 'moved'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];

/** GET /interviews has open interviews from so many days ago on. */
export const OPEN_INTERVIEW_DAYS = 30;
/** What an employer's or a client's message says. */
export const MESSAGE_KINDS = [
  'confirmation',
  'rejection',
  'invitation',
  'offer',
  'question',
  'other',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * Whether the user has decided what a message changes. A listed one is in the user's mailbox, fits no lead, and isn't
 * kept: only its sender and subject are, for a week.
 */
export const MESSAGE_STATES = ['new', 'accepted', 'ignored', 'listed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** For so many days, a mailbox is read back, and an email that fits no lead is listed. */
export const MAIL_DAYS = { read: 30, listed: 7 } as const;

/** How well a message fits its lead; 'likely' asks the user. */
export const MESSAGE_MATCHES = ['sure', 'likely', 'none'] as const;
export type MessageMatch = (typeof MESSAGE_MATCHES)[number];

/** What a proposal follows from: a calendar file, a model, weights that were learned, or only the text's structure. */
export const PROPOSAL_SOURCES = ['file', 'model', 'learned', 'structure'] as const;

export const PITCH_TYPES = ['email', 'linkedin', 'cover-letter', 'proposal'] as const;
export type PitchType = (typeof PITCH_TYPES)[number];

export const PITCH_TONES = ['professional', 'casual', 'friendly', 'formal'] as const;
export type PitchTone = (typeof PITCH_TONES)[number];

export const PITCH_LENGTHS = ['short', 'medium', 'long'] as const;
export type PitchLength = (typeof PITCH_LENGTHS)[number];

/** What a pitch is: the first letter to someone, or one of the kinds of follow-up. */
export const FOLLOW_UP_PURPOSES = ['nudge', 'thanks', 'reply'] as const;
export type FollowUpPurpose = (typeof FOLLOW_UP_PURPOSES)[number];
export const PITCH_PURPOSES = ['first', ...FOLLOW_UP_PURPOSES] as const;
export type PitchPurpose = (typeof PITCH_PURPOSES)[number];

/**
 * Who writes a pitch: the server without a model (the starting draft), the server's model, the
 * browser's model, or the user's own assistant.
 */
export const PITCH_WRITERS = ['template', 'server-model', 'browser-model', 'assistant'] as const;
export type PitchWriter = (typeof PITCH_WRITERS)[number];

/** How a pitch left Leadside. */
export const SENT_CHANNELS = ['copy', 'insert', 'email'] as const;
export type SentChannel = (typeof SENT_CHANNELS)[number];

export const PITCH_PLATFORMS = ['general', 'linkedin', 'twitter', 'reddit', 'email'] as const;
export type PitchPlatform = (typeof PITCH_PLATFORMS)[number];

/** The languages of letters without a model; `''` is the posting's own. */
export const LETTER_LANGUAGES = ['', 'English', 'German', 'French', 'Spanish'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** The default pitch settings (section 9). */
export const DEFAULT_PITCH_SETTINGS = {
  type: 'email',
  tone: 'professional',
  length: 'medium',
  platform: 'general',
  purpose: 'first',
  language: '',
  messageId: '',
} as const satisfies {
  type: PitchType;
  tone: PitchTone;
  length: PitchLength;
  platform: PitchPlatform;
  purpose: PitchPurpose;
  messageId: string;
  language: LetterLanguage;
};

/** When a letter may name the salary of the user's answers. */
export const SALARY_WHEN = ['asked', 'never'] as const;

/** What an access token allows. */
export const TOKEN_ACCESS = ['read', 'write'] as const;
export type TokenAccess = (typeof TOKEN_ACCESS)[number];

/** How long an access token can be valid, in days. */
export const TOKEN_LIFETIMES = [30, 90, 365] as const;

/** Whose model a user uses: the one of the server's operator, or an own one. */
export const AI_SOURCES = ['server', 'own'] as const;
export type AiSource = (typeof AI_SOURCES)[number];

/** What a model is used for; each can be turned off. */
export const AI_USES = ['letters', 'resumes', 'pages', 'replies'] as const;
export type AiUse = (typeof AI_USES)[number];

/** The entities that live events name; 'auth' means that a session ended or the account was deleted. */
export const LIVE_ENTITIES = [
  'leads',
  'people',
  'interviews',
  'views',
  'pitches',
  'messages',
  'profile',
  'resume',
  'tokens',
  'ai',
  'mailbox',
  'auth',
] as const;

/** 'bulk' stands for changes of many entities at once. */
export const LIVE_OPERATIONS = ['upsert', 'delete', 'bulk'] as const;

/** The facts that are read from a posting. */
export const POSTING_FACTS = [
  'title',
  'company',
  'location',
  'compensationRange',
  'deadline',
  'contactName',
  'contactEmail',
  'employmentType',
  'reference',
] as const;
export type PostingFact = (typeof POSTING_FACTS)[number];

/** Shown for a missing value. A contact name that says so is none. */
export const NOT_AVAILABLE = 'N/A';
