import { LEAD_CATEGORIES, type LeadCategory, type LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { StatusSetting, UserProfile } from '#domain/contract/profile.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { LEAD_STATUS_GROUPS, LEAD_STATUS_LABELS, STATUS_ORDER } from './lead.ts';
import { NO_RESPONSE } from './outcome.ts';

type KindOfLead = Pick<Lead, 'category' | 'type'>;
type LeadWithStatus = KindOfLead & Pick<Lead, 'status' | 'customStatus'>;

const SALES: readonly LeadStatus[] = [
  ...LEAD_STATUS_GROUPS[0].statuses,
  'closed-won',
  'closed-lost',
];

/** The statuses that a lead of each category goes through, in their order. */
const PIPELINES: Record<LeadCategory, readonly LeadStatus[]> = {
  'job-application': ['new', 'applied', 'interviewing', 'offer', 'hired', 'rejected', 'withdrawn'],
  'freelance-project': [
    'new',
    'applied',
    'proposal',
    'negotiating',
    'closed-won',
    'closed-lost',
    'withdrawn',
  ],
  'sales-lead': SALES,
  networking: SALES,
};

/** The category of a lead; of an older one, that of its type. */
export function categoryOf({ category, type }: KindOfLead): LeadCategory {
  if (category !== null) return category;
  if (type === 'freelance') return 'freelance-project';
  return ['business', 'client', 'prospect'].includes(type) ? 'sales-lead' : 'job-application';
}

/** The labels of the contract's statuses, of No response, and of the user's own statuses by id. */
export type StatusLabels = Record<LeadStatus | typeof NO_RESPONSE, string> & Record<string, string>;

const DEFAULT_LABELS: Record<string, string> = {
  ...LEAD_STATUS_LABELS,
  [NO_RESPONSE]: 'No response',
};

/** The name of a status until the user gives it another one; '' for an own one. */
export const defaultStatusLabel = (id: string): string => DEFAULT_LABELS[id] ?? '';

/** The pipeline and No response; the other ones of the thirteen (product spec, section 4) are hidden. */
function defaultStatuses(category: LeadCategory): StatusSetting[] {
  const pipeline = PIPELINES[category];
  const setting = (status: LeadStatus, isHidden: boolean) => ({
    id: status,
    status,
    label: '',
    isHidden,
  });
  return [
    ...pipeline.map((status) => setting(status, false)),
    { id: NO_RESPONSE, status: 'withdrawn', label: '', isHidden: false },
    ...STATUS_ORDER.filter((status) => !pipeline.includes(status)).map((s) => setting(s, true)),
  ];
}

/** The statuses of leads as the user named, ordered and hid them. Every label on the screen is from here. */
export interface Statuses {
  /** All of a category, with the hidden ones. */
  of: Record<LeadCategory, readonly StatusSetting[]>;
  /** Those that all of the leads can be moved to, and the one that a single lead has. */
  menu: (leads: readonly LeadWithStatus[]) => readonly StatusSetting[];
  /** The one that a lead has. */
  current: (lead: LeadWithStatus) => StatusSetting;
  label: (lead: LeadWithStatus) => string;
  /** The status with this label, for leads of any category. */
  named: (label: string) => ReturnType<typeof statusFields> | undefined;
  /** Of all statuses, an own one after that which it counts as. */
  ids: readonly string[];
  /** For leads of any category. */
  labels: StatusLabels;
}

export function leadStatuses(settings: UserProfile['statuses'] = {}): Statuses {
  const entries = LEAD_CATEGORIES.map((category) => {
    const chosen = settings[category] ?? [];
    const missing = defaultStatuses(category).filter(({ id }) => !chosen.some((s) => s.id === id));
    const all = [...chosen, ...missing].map((setting) => ({
      ...setting,
      label: setting.label || defaultStatusLabel(setting.id) || LEAD_STATUS_LABELS[setting.status],
    }));
    return [category, all] as const;
  });
  const of = Object.fromEntries(entries) as Record<LeadCategory, StatusSetting[]>;
  // A category that hides a status doesn't name it.
  const labelsOf = (named: string) => [
    ...new Set(
      entries.flatMap(([, all]) =>
        all.filter(({ id, isHidden }) => id === named && !isHidden).map(({ label }) => label),
      ),
    ),
  ];
  const own = entries.flatMap(([, all]) => all.filter(({ id, status }) => id !== status));
  const ids = STATUS_ORDER.flatMap((status) => [
    status,
    ...new Set(own.filter((setting) => setting.status === status).map(({ id }) => id)),
  ]);
  const labelOf = (id: string) =>
    labelsOf(id).join(' / ') ||
    defaultStatusLabel(id) ||
    own.find((setting) => setting.id === id)?.label;
  const labels = Object.fromEntries(ids.map((id) => [id, labelOf(id)])) as StatusLabels;

  const current: Statuses['current'] = ({ status, customStatus, ...kind }) => {
    const all = of[categoryOf(kind)];
    // An own status may have been deleted since.
    const own = all.find((setting) => setting.id === customStatus && setting.status === status);
    const plain = own ?? all.find(({ id }) => id === status);
    return plain ?? { id: status, status, label: labels[status], isHidden: false };
  };

  const menu: Statuses['menu'] = (leads) => {
    const lists = [...new Set(leads.map(categoryOf))].map((category) => of[category]);
    const [first = [], ...others] = lists;
    const isOffered = (setting: StatusSetting) =>
      !setting.isHidden || (leads.length === 1 && leads.some((l) => current(l).id === setting.id));
    if (others.length === 0) return first.filter(isOffered);
    // Leads of several categories: what all of them know, by the names that fit all.
    const offered = new Map(
      lists
        .flat()
        .filter(isOffered)
        .map((setting) => [setting.id, setting]),
    );
    return [...offered.values()]
      .filter(({ id }) => lists.every((list) => list.some((setting) => setting.id === id)))
      .map((setting) =>
        setting.id === setting.status ? { ...setting, label: labels[setting.status] } : setting,
      )
      .toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
  };
  const byLabel = new Map(
    entries.flatMap(([, all]) => all.map((setting) => [foldedWords(setting.label), setting])),
  );
  const named: Statuses['named'] = (label) => {
    const setting = byLabel.get(foldedWords(label));
    return setting && statusFields(setting);
  };
  return { of, ids, menu, current, label: (lead) => current(lead).label, named, labels };
}

/** The fields of a lead that has the status. */
export const statusFields = ({ id, status }: StatusSetting) => ({
  status,
  customStatus: id === status ? '' : id,
});

/** A status with an own one in it as one text, such as for a select: 'applied', or 'applied/ID'. */
export const statusKey = ({
  status,
  customStatus,
}: Pick<Lead, 'status' | 'customStatus'>): string =>
  customStatus ? `${status}/${customStatus}` : status;

export function statusOfKey(key: string): Pick<Lead, 'status' | 'customStatus'> {
  const [status = '', ...custom] = key.split('/');
  return { status: status as LeadStatus, customStatus: custom.join('/') };
}
