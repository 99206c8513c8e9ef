import { archiveProblem, archiveSchema } from '#domain/contract/archive.ts';
import { ARCHIVE_VERSION } from '#domain/contract/enums.ts';
import { inputErrorMessage } from '#domain/contract/inputError.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { mockApi } from '../mockApi.ts';
import { MOCK_USER } from '../mockUser.ts';
import { ownLeads, withApplication } from '../ownLeads.ts';

/** The entities whose ids aren't known yet. */
const unknown = <Entity extends { id: string }>(
  entities: readonly Entity[],
  known: readonly { id: string }[],
): Entity[] => entities.filter(({ id }) => !known.some((entity) => entity.id === id));

export const archiveHandlers = [
  mockApi.get('/user/archive', async () => {
    const leads = ownLeads();
    const isOwn = ({ leadId }: { leadId: string }) => leads.some(({ id }) => id === leadId);
    return {
      format: 'leadside-archive',
      version: ARCHIVE_VERSION,
      exportedAt: new Date().toISOString(),
      account: MOCK_USER,
      profile: mockDb.profile,
      leads: leads.toReversed(),
      history: mockDb.statusChanges.filter(isOwn).toReversed(),
      interviews: mockDb.interviews,
      pitches: mockDb.pitches,
      messages: mockDb.messages
        .filter(({ state }) => state !== 'listed')
        .map(({ accepted: _, ...message }) => message),
      people: mockDb.people,
      views: mockDb.views,
      resumes: await Promise.all(
        mockDb.resumes.map(async ({ content, ...resume }) => ({
          ...resume,
          content: `data:application/pdf;base64,${btoa(await content.text())}`,
        })),
      ),
    };
  }),

  mockApi.post('/user/restore', async ({ request }) => {
    const json = await request.json();
    const problem = archiveProblem(json);
    if (problem !== null) return errorResponse(400, problem);
    const { data: archive, error } = archiveSchema.safeParse(json, { reportInput: true });
    if (!archive) return errorResponse(400, inputErrorMessage(error, 'The archive'));
    const leads = unknown(archive.leads, ownLeads());
    const pitches = unknown(archive.pitches, mockDb.pitches);
    const messages = unknown(archive.messages, mockDb.messages);
    const people = unknown(archive.people, mockDb.people);
    const views = unknown(archive.views, mockDb.views);
    const resumes = unknown(archive.resumes, mockDb.resumes);
    const addsProfile = archive.profile !== null && mockDb.profile === null;
    mockDb.leads = [
      ...mockDb.leads,
      ...leads.map((lead) => ({ ...lead, version: 1, userId: MOCK_USER.uid })),
    ];
    mockDb.pitches = [...pitches.map((pitch) => ({ ...pitch, version: 1 })), ...mockDb.pitches];
    mockDb.messages = [
      ...mockDb.messages,
      ...messages.map((message) => ({ ...message, version: 1, accepted: null })),
    ];
    mockDb.people = [...mockDb.people, ...people.map((person) => ({ ...person, version: 1 }))];
    mockDb.views = [...mockDb.views, ...views];
    mockDb.resumes = [
      ...resumes.map(({ content, ...resume }) => ({ ...resume, content: new Blob([content]) })),
      ...mockDb.resumes,
    ];
    const isRestored = ({ leadId }: { leadId: string }) => leads.some(({ id }) => id === leadId);
    mockDb.interviews = [
      ...mockDb.interviews,
      ...archive.interviews.filter(isRestored).map((interview) => ({ ...interview, version: 1 })),
    ];
    mockDb.statusChanges = [
      ...archive.history.filter(isRestored).toReversed(),
      ...mockDb.statusChanges,
    ];
    for (const lead of ownLeads().filter(({ id }) => isRestored({ leadId: id })))
      withApplication(lead);
    if (archive.profile && addsProfile) mockDb.profile = { ...archive.profile, version: 1 };
    const fresh = { leads, pitches, messages, people, views, resumes };
    const kinds = Object.keys(fresh) as (keyof typeof fresh)[];
    const count = (of: (kind: keyof typeof fresh) => number) =>
      Object.fromEntries(kinds.map((kind) => [kind, of(kind)]));
    const added = { ...count((kind) => fresh[kind].length), profile: Number(addsProfile) };
    const skipped = {
      ...count((kind) => archive[kind].length - fresh[kind].length),
      profile: Number(archive.profile !== null && !addsProfile),
    };
    return { data: { added, skipped } };
  }),
];
