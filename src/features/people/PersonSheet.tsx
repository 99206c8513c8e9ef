import { ChevronDown, Merge, PenLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { KNOWN_AS_LABELS, personTitle, personWork } from '#domain/people/person.ts';
import { DetailMenu, FollowUpBadge } from '#features/leads/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { RecordSheet } from '#features/shell/RecordSheet.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Value, Values } from '#ui/display/Values.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { text } from '#ui/theme.ts';
import { FollowUpItems, KnownAsItems, personPath } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonLeads } from './PersonLeads.tsx';
import { PersonTimeline } from './PersonTimeline.tsx';
import { personOpened } from './peopleSlice.ts';
import { removePeople } from './peopleThunks.ts';
import { usePerson } from './usePerson.ts';
import { usePersonTimeline } from './usePersonTimeline.ts';
import { useWriteTo } from './useWriteTo.ts';

const Sections = styled(Stack)`
  h3 {
    ${text.sectionTitle}
  }
`;

/** What is edited most often: how the user knows the person, and when to follow up. */
function PersonSummary({ person, theyWrote }: { person: Person; theyWrote: boolean }) {
  const { knownAs, lastContactAt, nextFollowUpAt } = person;
  return (
    <Values>
      <Value label="Known as">
        <DetailMenu
          label="Known as"
          value={knownAs ? KNOWN_AS_LABELS[knownAs] : 'None'}
          shown={knownAs ? KNOWN_AS_LABELS[knownAs] : <Muted as="span">None</Muted>}
        >
          <KnownAsItems people={[person]} />
        </DetailMenu>
      </Value>
      <Value label="Last contact">
        {lastContactAt ? <EventTime at={lastContactAt} /> : <Muted as="span">None</Muted>}{' '}
        {theyWrote && <Muted as="span">they wrote</Muted>}
      </Value>
      <Value label="Next follow-up">
        <DetailMenu
          label="Next follow-up"
          value={nextFollowUpAt ? 'Set' : 'None'}
          shown={
            nextFollowUpAt ? <FollowUpBadge lead={person} short /> : <Muted as="span">None</Muted>
          }
        >
          <FollowUpItems people={[person]} />
        </DetailMenu>
      </Value>
    </Values>
  );
}

/** What the sheet shows of a person. */
function PersonDetails({ person, actions }: { person: Person; actions: ReactNode }) {
  const timeline = usePersonTimeline(person);
  const last = timeline.entries.find(({ at }) => at === person.lastContactAt);
  return (
    <Sections>
      <PersonSummary person={person} theyWrote={last?.kind === 'message'} />
      {actions && <Row>{actions}</Row>}
      <PersonFacts person={person} />
      <PersonLeads person={person} />
      <PersonTimeline person={person} timeline={timeline} />
    </Sections>
  );
}

interface PersonSheetProps {
  id: string;
  /** The list that it's opened from. */
  list: readonly string[];
}

/** A person with their leads and all that happened. */
export function PersonSheet({ id, list }: PersonSheetProps) {
  const dispatch = useAppDispatch();
  const write = useWriteTo();
  const person = usePerson(id);
  if (!person) return null;
  const title = personTitle(person);
  return (
    <RecordSheet
      noun="person"
      id={id}
      ids={list}
      path={personPath(id)}
      title={title}
      description={personWork(person)}
      mark={<Monogram name={title} size={48} isRound />}
      onOpen={(next) => dispatch(personOpened(next))}
      onClose={() => dispatch(personOpened(null))}
      items={
        <>
          <MenuItem
            icon={Merge}
            onSelect={() => dispatch(dialogOpened({ kind: 'mergePeople', ids: [id] }))}
          >
            Merge with…
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => void dispatch(removePeople([person]))}>
            Delete
          </MenuItem>
        </>
      }
      actions={
        <>
          <Button variant="primary" icon={PenLine} onClick={() => write(person)}>
            Write
          </Button>
          <Menu
            label="Follow up on"
            side="top"
            trigger={<Button icon={ChevronDown}>Follow up on</Button>}
          >
            <FollowUpItems people={[person]} />
          </Menu>
        </>
      }
    >
      {(actions) => <PersonDetails key={id} person={person} actions={actions} />}
    </RecordSheet>
  );
}
