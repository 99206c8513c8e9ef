import { FileText } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useGetResumesQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { MenuItem, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { resumeUrl } from '../resumeUrl.ts';
import { useUpdateDetail } from './DetailMenu.tsx';

const NONE = 'none';

/** The items of a menu: the resume that went with a lead, and a way to make one. */
export function LeadResumeChoices({ lead }: { lead: Lead }) {
  const navigate = useNavigate();
  const update = useUpdateDetail(lead);
  const { data: stored = [] } = useGetResumesQuery();
  const { resume } = lead;
  const isDeleted = resume !== null && stored.every(({ id }) => id !== resume.id);
  function choose(id: string) {
    const chosen = stored.find((candidate) => candidate.id === id);
    if (id !== resume?.id) update({ resume: chosen ? { id, name: chosen.name } : null });
  }
  return (
    <>
      <MenuRadioGroup value={resume?.id ?? NONE} onValueChange={choose}>
        {resume && <MenuRadioItem value={NONE}>None</MenuRadioItem>}
        {isDeleted && (
          <MenuRadioItem value={resume.id} hint="not stored">
            {resume.name}
          </MenuRadioItem>
        )}
        {stored.map(({ id, name, createdAt }) => (
          <MenuRadioItem key={id} value={id} hint={<EventTime at={createdAt} />}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuItem icon={FileText} onSelect={() => void navigate(resumeUrl(lead.id))}>
        Make a resume for this lead
      </MenuItem>
    </>
  );
}
