import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { isActive } from '#domain/leads/lead.ts';
import { foldText, searchWords } from '#domain/leads/searchText.ts';
import { LeadStatusBadge, newLeadFilled, selectLeads } from '#features/leads/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { PersonLine, PersonList } from '#ui/display/PersonLine.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SectionHead } from '#ui/layout/SectionHead.ts';
import { linkToLead, unlinkFromLead } from './peopleThunks.ts';

/** Options that show at once. */
const MOST = 20;

/** The last option: adding a lead. */
const NEW_LEAD = 'new';

/** A button that becomes a field for choosing a lead. */
function LeadChoice({ person }: { person: Person }) {
  const { company, name, emails } = person;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const leads = useAppSelector(selectLeads);
  if (!isOpen) {
    return (
      <Button variant="ghost" icon={Plus} onClick={() => setOpen(true)}>
        Add a lead
      </Button>
    );
  }
  function choose(id: string) {
    setOpen(false);
    if (id !== NEW_LEAD) return void dispatch(linkToLead(person, id, false));
    dispatch(newLeadFilled({ contactName: name, contactEmail: emails[0] ?? '', company }));
    void navigate('/app/leads?add');
  }
  const words = searchWords(search);
  const options = leads
    .filter((lead) => {
      const text = foldText(`${lead.title} ${lead.company}`);
      const isLinked = person.leads.some(({ id }) => id === lead.id);
      return !isLinked && words.every((word) => text.includes(word));
    })
    .slice(0, MOST)
    .map((lead) => ({ value: lead.id, label: `${lead.title}, ${lead.company}` }));
  const newLead = { value: NEW_LEAD, label: company ? `New lead at ${company}` : 'New lead' };
  return (
    <ComboboxField
      label="Lead"
      chosen={undefined}
      options={[...options, newLead]}
      onSearchChange={setSearch}
      onValueChange={choose}
    />
  );
}

/** The leads of a person, open ones first. */
export function PersonLeads({ person }: { person: Person }) {
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectLeads);
  const leads = all
    .filter((lead) => person.leads.some(({ id }) => id === lead.id))
    .sort((a, b) => Number(isActive(b)) - Number(isActive(a)));
  return (
    <section aria-label="Leads">
      <SectionHead>
        <h3>
          Leads <Muted as="span">{leads.length || ''}</Muted>
        </h3>
        <LeadChoice person={person} />
      </SectionHead>
      <PersonList>
        {leads.map((lead) => (
          <PersonLine
            key={lead.id}
            mark={<Monogram name={lead.company} size={28} />}
            title={
              // Closing the lead goes back to the person.
              <Link
                to={`/app/leads?lead=${encodeURIComponent(lead.id)}`}
                state={{ fromList: true }}
              >
                {lead.title}
              </Link>
            }
            text={[lead.company, lead.location].filter(Boolean).join(', ')}
            actions={
              <IconButton
                label="Remove from this person"
                icon={X}
                onClick={() => void dispatch(unlinkFromLead(person, lead.id))}
              />
            }
            end={<LeadStatusBadge lead={lead} />}
          />
        ))}
      </PersonList>
    </section>
  );
}
