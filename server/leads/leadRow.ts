import { randomUUID } from 'node:crypto';
import type { NewLead } from '#domain/contract/leads.ts';
import { searchText } from '#domain/leadFilters.ts';
import type { leads } from '../db/schema.ts';
import { sortKey } from './sortKey.ts';

/** A moment of a request as the database takes it. */
export const toMoment = (moment: string | null | undefined): Date | null =>
  moment === null || moment === undefined ? null : new Date(moment);

export type LeadRow = typeof leads.$inferInsert;

/** The row of a new lead, with a value for all that the request left out. */
export function newLeadRow(userId: string, lead: NewLead): LeadRow {
  const contactInfo = { name: '', email: '', phone: '', ...lead.contactInfo };
  const { description = '', tags = [] } = lead;
  return {
    userId,
    id: lead.id ?? randomUUID(),
    title: lead.title,
    company: lead.company,
    type: lead.type ?? 'lead',
    category: lead.category ?? null,
    status: lead.status ?? 'new',
    description,
    source: lead.source ?? '',
    appliedWhere: lead.appliedWhere ?? '',
    postUrl: lead.postUrl ?? '',
    applicationUrl: lead.applicationUrl ?? '',
    location: lead.location ?? '',
    compensationRange: lead.compensationRange ?? '',
    value: lead.value ?? 0,
    priority: lead.priority ?? 'medium',
    contactInfo,
    pitch: lead.pitch ?? '',
    pitchId: lead.pitchId ?? '',
    customPrompt: lead.customPrompt ?? '',
    tags,
    score: lead.score ?? null,
    isQualified: lead.isQualified ?? false,
    qualificationNotes: lead.qualificationNotes ?? '',
    lastContactAt: toMoment(lead.lastContactAt),
    nextFollowUpAt: toMoment(lead.nextFollowUpAt),
    searchText: searchText({ ...lead, description, tags, contactInfo }),
    titleKey: sortKey(lead.title),
    companyKey: sortKey(lead.company),
  };
}
