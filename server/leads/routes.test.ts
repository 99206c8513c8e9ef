import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import type { Lead, LeadResponse } from '#domain/contract/leads.ts';
import { suiteServer } from '../testing/suiteServer.ts';

const { user, call } = suiteServer();

const NEW_LEAD = { title: 'Frontend Engineer', company: 'Aldermoor Labs' };

async function addLead(fields: object = {}): Promise<Lead> {
  const { status, body } = await call('POST', '/api/leads', { ...NEW_LEAD, ...fields });
  expect(status).toBe(201);
  return (body as LeadResponse).data;
}

describe('POST /api/leads', () => {
  it('fills in defaults and returns the whole lead', async () => {
    const lead = await addLead();
    expect(lead).toEqual({
      ...NEW_LEAD,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      userId: user.uid,
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
      employmentType: '',
      postedAt: '',
      closesAt: '',
      value: 0,
      currency: null,
      priority: 'medium',
      contactInfo: { name: '', email: '', phone: '' },
      pitch: '',
      pitchId: '',
      resume: null,
      customPrompt: '',
      customStatus: '',
      notes: [],
      tags: [],
      score: null,
      isQualified: false,
      qualificationNotes: '',
      addedMatches: [],
      removedMatches: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: lead.createdAt,
      lastContactAt: null,
      nextFollowUpAt: null,
    });
    expect(await call('GET', `/api/leads/${lead.id}`)).toEqual({
      status: 200,
      body: { data: lead },
    });
  });

  it('stores every field as sent', async () => {
    const sent = {
      title: 'Büro & <b>Café</b> 🚀',
      company: 'Ørsund',
      type: 'freelance',
      category: 'networking',
      status: 'negotiating',
      description: 'Two lines\nwith a tab\t',
      source: 'Meetup',
      appliedWhere: 'Website',
      postUrl: 'https://example.com/a?b=c',
      applicationUrl: 'http://example.com',
      location: 'Köln',
      compensationRange: '€100',
      employmentType: 'Full-time',
      postedAt: '2026-11-02',
      closesAt: '2026-12-24',
      value: 1234.56,
      priority: 'urgent',
      contactInfo: {
        name: 'Zoë',
        email: 'zoe@example.com',
        phone: '+49 1',
        linkedin: 'https://www.linkedin.com/in/zoe',
        website: 'https://zoe.example',
      },
      pitch: 'Dear Zoë,\n',
      pitchId: 'p-1',
      customPrompt: 'short',
      tags: ['a', 'B'],
      score: 100,
      isQualified: true,
      qualificationNotes: 'yes',
      lastContactAt: '2026-11-01T10:00:00.000Z',
      nextFollowUpAt: '9999-12-31T23:59:59.999Z',
    };
    expect(await addLead(sent)).toMatchObject(sent);
  });

  it('takes the owner from the token, not from the body', async () => {
    const lead = await addLead({ userId: 'another-user' });
    expect(lead.userId).toBe(user.uid);
  });

  it.each([
    ['title has a character that cannot be stored.', { title: 'a\0b' }],
    ['contactInfo must be an object.', { contactInfo: 'Zoë' }],
    ['contactInfo.email must be an email address.', { contactInfo: { email: 'zoe' } }],
    ['id must be a UUID.', { id: '1' }],
    [`status must be one of ${LEAD_STATUSES.join(', ')}.`, { status: '' }],
    ['applicationUrl must be a web address', { applicationUrl: 'not an address' }],
    ['tags[1] must not be empty.', { tags: ['a', ' '] }],
    ['lastContactAt must be a timestamp such as', { lastContactAt: '2026-11-21T10:00:00' }],
    [
      'nextFollowUpAt must be between the years 1970 and 9999.',
      { nextFollowUpAt: '1969-12-31T23:59:59Z' },
    ],
    [
      'nextFollowUpAt must be between the years 1970 and 9999.',
      { nextFollowUpAt: '9999-12-31T23:59:59-01:00' },
    ],
  ])('rejects with "%s"', async (sentence, fields) => {
    const { status, body } = await call('POST', '/api/leads', { ...NEW_LEAD, ...fields });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: expect.stringContaining(sentence) },
    });
    expect(await call('GET', '/api/leads')).toMatchObject({ body: { total: 0 } });
  });
});
