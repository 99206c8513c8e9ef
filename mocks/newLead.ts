import type { Lead, NewLead } from '#domain/contract/leads.ts';
import { MOCK_USER } from './mockUser.ts';

/** The lead that a POST makes: what was sent, and the server's defaults for the rest. */
export function newLead({ userId: _, contactInfo, ...sent }: NewLead): Lead {
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    version: 1,
    type: 'lead',
    category: null,
    status: 'new',
    description: '',
    source: '',
    appliedWhere: '',
    postUrl: '',
    applicationUrl: '',
    location: '',
    compensationRange: '',
    value: 0,
    priority: 'medium',
    pitch: '',
    pitchId: '',
    customPrompt: '',
    notes: [],
    tags: [],
    score: null,
    isQualified: false,
    qualificationNotes: '',
    createdAt: now,
    updatedAt: now,
    lastContactAt: null,
    nextFollowUpAt: null,
    ...sent,
    userId: MOCK_USER.uid,
    contactInfo: { name: '', email: '', phone: '', ...contactInfo },
  };
}
