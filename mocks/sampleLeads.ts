import type { Lead } from '#domain/contract/leads.ts';
import { makeLead } from './factories/makeLead.ts';
import { makeNote } from './factories/makeNote.ts';

const HOUR = 3_600_000;

/** The initial leads of the mocks, last updated 2 hours to 20 days before `now`, newest first. */
export function sampleLeads(now = new Date()): Lead[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  const sample = (number: number, hours: number, note: string, fields: Partial<Lead>): Lead =>
    makeLead({
      id: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
      createdAt: ago(hours + 72),
      updatedAt: ago(hours),
      notes: note
        ? [
            makeNote({
              id: `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`,
              text: note,
              createdAt: ago(hours),
            }),
          ]
        : [],
      ...fields,
    });

  return [
    sample(1, 2, 'Second round on Thursday with Maja. Bring the migration story.', {
      status: 'interviewing',
      priority: 'high',
    }),
    sample(2, 24, 'Sent the fixed-price version; she prefers two milestones.', {
      title: 'Brand refresh, 6 weeks',
      company: 'Kestrel Coffee',
      category: 'freelance-project',
      status: 'proposal',
      source: 'Referral',
      location: 'Remote',
      value: 18_500,
      tags: ['design'],
      contactInfo: { name: 'Nora Kest', email: 'nora@kestrel.example', phone: '' },
    }),
    sample(3, 72, 'Applied with the short letter.', {
      title: 'Data Engineer',
      company: 'Helio Grid',
      status: 'applied',
      source: 'Greenhouse',
      location: 'Berlin',
      value: 0,
      tags: ['data', 'energy'],
      contactInfo: { name: 'N/A', email: '', phone: '' },
    }),
    sample(4, 120, '', {
      title: 'Head of Partnerships',
      company: 'Lumen & Co',
      category: 'networking',
      priority: 'low',
      location: 'London',
      value: 0,
      tags: [],
      contactInfo: { name: 'Idris Cole', email: 'idris@lumen.example', phone: '' },
    }),
    sample(5, 144, 'Offer until the 28th. Ask about the sign-on and the remote weeks.', {
      title: 'Staff Engineer, Payments',
      company: 'Arbor Financial Technologies International',
      status: 'offer',
      priority: 'urgent',
      source: 'Company site',
      location: 'Amsterdam',
      value: 30_000,
      isQualified: true,
      tags: ['payments'],
    }),
    sample(6, 480, 'Lost on price. Try again next autumn.', {
      title: 'Annual support contract',
      company: 'Municipality of Tromsø',
      category: 'sales-lead',
      status: 'closed-lost',
      priority: 'low',
      source: 'Tender',
      location: 'Tromsø',
      value: 24_000,
      tags: ['support'],
      contactInfo: { name: 'Per Aas', email: 'per.aas@tromso.example', phone: '+47 77 00 00 00' },
    }),
  ];
}
