import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, api } from '#api/api.ts';
import { isApiError } from '#api/apiError.ts';
import type { ThunkExtra } from '#api/sendRequest.ts';
import type { PeopleChange, Person, PersonUpdate } from '#domain/contract/people.ts';
import { fieldsOf } from '#domain/people/person.ts';
import { withMissing } from '#domain/people/samePerson.ts';
import { failed } from '#features/shell/failed.ts';
import { offerUndo } from '#features/shell/undoSlice.ts';

type PeopleThunk<Result = boolean> = ThunkAction<Promise<Result>, ApiState, unknown, UnknownAction>;

/** The server couldn't be reached, so a client with an outbox keeps the change. */
export const peopleUnreached = createAction<PeopleChange>('people/unreached');

/** Sends a change of people and offers to take it back. Returns whether the server accepted it, or it's kept until it can be. */
const send =
  (change: PeopleChange, back: PeopleChange, done: string): PeopleThunk =>
  async (dispatch, _getState, extra) => {
    try {
      await dispatch(api.endpoints.changePeople.initiate(change)).unwrap();
      dispatch(offerUndo({ kind: 'people', change: back }, `${done}.`));
      return true;
    } catch (error) {
      if (isApiError(error) && error.kind === 'network' && (extra as ThunkExtra).outbox) {
        dispatch(peopleUnreached(change));
        return true;
      }
      dispatch(failed(error, 'updating people'));
      return false;
    }
  };

const counted = (people: readonly Person[], done: string): string =>
  people.length === 1 ? done : `${done}: ${people.length} people`;

/** Changes people, all or none. */
export const changePeople = (
  people: readonly Person[],
  updateOf: (person: Person) => PersonUpdate,
  done: string,
): PeopleThunk =>
  send(
    { people: people.map((person) => ({ id: person.id, ...updateOf(person) })) },
    { people: people.map((person) => ({ id: person.id, ...fieldsOf(person, updateOf(person)) })) },
    counted(people, done),
  );

/** Deletes people. Leads, letters and messages stay. */
export const removePeople = (people: readonly Person[]): PeopleThunk => {
  const ids = people.map(({ id }) => id);
  return send({ deletedIds: ids }, { restoredIds: ids }, counted(people, 'Person deleted'));
};

/** Makes one person of two: `kept` with what it lacks, the chosen fields, and the leads, addresses and notes of both. */
export const mergePeople = (
  kept: Person,
  other: Person,
  chosen: PersonUpdate = {},
): PeopleThunk => {
  const {
    id,
    leads: _,
    notes,
    isListed,
    createdAt,
    version,
    ...missing
  } = withMissing(kept, other);
  const update: PersonUpdate = { ...missing, ...chosen };
  if ((other.lastContactAt ?? '') > (kept.lastContactAt ?? ''))
    update.lastContactAt = other.lastContactAt;
  const own = new Set(kept.leads.map(({ id }) => id));
  const isMain = new Set(other.leads.filter((lead) => lead.isMain).map(({ id }) => id));
  const leads = [
    ...kept.leads.map((lead) => ({ ...lead, isMain: lead.isMain || isMain.has(lead.id) })),
    ...other.leads.filter(({ id }) => !own.has(id)),
  ];
  const emails = [...new Set([...(update.emails ?? kept.emails), ...kept.emails, ...other.emails])];
  const merged = { ...update, leads, emails, notes: [...kept.notes, ...other.notes] };
  return send(
    { people: [{ id: kept.id, ...merged }], deletedIds: [other.id] },
    {
      restoredIds: [other.id],
      people: [
        { id: kept.id, ...fieldsOf(kept, merged) },
        { id: other.id, leads: other.leads },
      ],
    },
    'Merged',
  );
};

export const setPeopleFollowUp = (people: readonly Person[], nextFollowUpAt: string | null) =>
  changePeople(
    people,
    () => ({ nextFollowUpAt }),
    nextFollowUpAt ? 'Follow-up set' : 'Follow-up cleared',
  );

/** Links a person to a lead. `isMain` makes them its contact. */
export const linkToLead = (person: Person, leadId: string, isMain: boolean) =>
  changePeople(
    [person],
    ({ leads }) => ({
      leads: [...leads.filter(({ id }) => id !== leadId), { id: leadId, isMain }],
    }),
    isMain ? 'Contact of this lead' : 'Added to the lead',
  );

export const unlinkFromLead = (person: Person, leadId: string) =>
  changePeople(
    [person],
    ({ leads }) => ({ leads: leads.filter(({ id }) => id !== leadId) }),
    'Removed from the lead',
  );
