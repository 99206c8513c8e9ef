import { Ellipsis, PenLine, Plus, Star, Users, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFindPeopleQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Person } from '#domain/contract/people.ts';
import { KNOWN_AS_LABELS, personTitle } from '#domain/people/person.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { PersonLine, PersonList } from '#ui/display/PersonLine.tsx';
import { SectionHead } from '#ui/layout/SectionHead.ts';
import { Menu, MenuItem, SubMenu } from '#ui/overlays/Menu.tsx';
import { KnownPeople } from './KnownPeople.tsx';
import { KnownAsItems, personPath } from './PersonActions.tsx';
import { linkToLead, unlinkFromLead } from './peopleThunks.ts';
import { useWriteTo } from './useWriteTo.ts';

/** The people of a lead, its contact first, and whom the user knows at its company. */
export function LeadPeople({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const write = useWriteTo();
  const { data = [] } = useFindPeopleQuery({ lead: lead.id });
  const isMainOf = ({ leads }: Person) => leads.some(({ id, isMain }) => isMain && id === lead.id);
  const people = data.toSorted((a, b) => Number(isMainOf(b)) - Number(isMainOf(a)));
  return (
    <section aria-label="People">
      <SectionHead>
        <h3>People</h3>
        <Button
          variant="ghost"
          icon={Plus}
          onClick={() =>
            dispatch(dialogOpened({ kind: 'addPerson', leadId: lead.id, company: lead.company }))
          }
        >
          Add a person
        </Button>
      </SectionHead>
      <PersonList>
        {people.map((person) => {
          const isMain = isMainOf(person);
          return (
            <PersonLine
              key={person.id}
              mark={<Monogram name={personTitle(person)} size={28} isRound />}
              title={<Link to={personPath(person.id)}>{personTitle(person)}</Link>}
              text={[person.role, isMain && 'contact of this lead'].filter(Boolean).join(' · ')}
              actions={
                <>
                  <IconButton label="Write" icon={PenLine} onClick={() => write(person, lead.id)} />
                  <Menu label="More" trigger={<IconButton label="More" icon={Ellipsis} />}>
                    {!isMain && (
                      <MenuItem
                        icon={Star}
                        onSelect={() => void dispatch(linkToLead(person, lead.id, true))}
                      >
                        Make contact
                      </MenuItem>
                    )}
                    <MenuItem
                      icon={X}
                      onSelect={() => void dispatch(unlinkFromLead(person, lead.id))}
                    >
                      Remove from lead
                    </MenuItem>
                    <SubMenu icon={Users} label="Known as">
                      <KnownAsItems people={[person]} />
                    </SubMenu>
                  </Menu>
                </>
              }
              end={person.knownAs && KNOWN_AS_LABELS[person.knownAs]}
            />
          );
        })}
      </PersonList>
      <KnownPeople company={lead.company} leadId={lead.id} />
    </section>
  );
}
