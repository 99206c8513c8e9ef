import { HttpResponse, http } from 'msw/http';
import type { HistoryResponse, RestoreResponse } from '#domain/contract/archive.ts';
import { readArchive } from '#domain/readArchive.ts';
import { authenticated } from '../authenticated.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { MOCK_USER } from '../mockUser.ts';
import { ownLeads } from '../ownLeads.ts';

/** The entities whose ids aren't known yet. */
const unknown = <Entity extends { id: string }>(
  entities: readonly Entity[],
  known: readonly { id: string }[],
): Entity[] => entities.filter(({ id }) => !known.some((entity) => entity.id === id));

export const archiveHandlers = [
  http.get(
    '*/api/user/history',
    authenticated(() =>
      HttpResponse.json<HistoryResponse>({
        data: mockDb.statusChanges
          .filter(({ leadId }) => ownLeads().some(({ id }) => id === leadId))
          .toReversed(),
      }),
    ),
  ),

  http.post(
    '*/api/user/restore',
    authenticated(async ({ request }) => {
      const read = readArchive(await request.json());
      if (read.problem !== undefined) return errorResponse(400, read.problem);
      const { archive } = read;
      const leads = unknown(archive.leads, ownLeads());
      const pitches = unknown(archive.pitches, mockDb.pitches);
      const views = unknown(archive.views, mockDb.views);
      const resumes = unknown(archive.resumes, mockDb.resumes);
      const addsProfile = archive.profile !== null && mockDb.profile === null;
      mockDb.leads = [
        ...mockDb.leads,
        ...leads.map((lead) => ({ ...lead, version: 1, userId: MOCK_USER.uid })),
      ];
      mockDb.pitches = [...pitches.map((pitch) => ({ ...pitch, version: 1 })), ...mockDb.pitches];
      mockDb.views = [...mockDb.views, ...views];
      mockDb.resumes = [
        ...resumes.map(({ content, ...resume }) => ({ ...resume, content: new Blob([content]) })),
        ...mockDb.resumes,
      ];
      const isRestored = ({ leadId }: { leadId: string }) => leads.some(({ id }) => id === leadId);
      mockDb.statusChanges = [
        ...archive.history.filter(isRestored).toReversed(),
        ...mockDb.statusChanges,
      ];
      if (archive.profile && addsProfile) mockDb.profile = { ...archive.profile, version: 1 };
      const added = {
        leads: leads.length,
        pitches: pitches.length,
        views: views.length,
        resumes: resumes.length,
        profile: Number(addsProfile),
      };
      const skipped = {
        leads: archive.leads.length - leads.length,
        pitches: archive.pitches.length - pitches.length,
        views: archive.views.length - views.length,
        resumes: archive.resumes.length - resumes.length,
        profile: Number(archive.profile !== null && !addsProfile),
      };
      return HttpResponse.json<RestoreResponse>({ data: { added, skipped } });
    }),
  ),
];
