import { useAppDispatch } from '#app/hooks.ts';
import type { ImportedPeople, Person } from '#domain/contract/people.ts';
import { personTitle, personWork } from '#domain/people/person.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { PersonLine, PersonList } from '#ui/display/PersonLine.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { mergePeople } from './peopleThunks.ts';
import { usePerson } from './usePerson.ts';

type Pair = ImportedPeople['similar'][number];

/** What tells a person from a namesake. */
const aboutOf = (person: Person): string =>
  [personWork(person), person.emails[0] ?? person.phone].filter(Boolean).join(', ') ||
  'only a name';

function SamePerson({ pair, onDone }: { pair: Pair; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const [added, other] = [usePerson(pair.id), usePerson(pair.otherId)];
  if (!added || !other) return null;
  return (
    <PersonLine
      mark={<Monogram name={personTitle(added)} size={28} isRound />}
      title={<strong>Same person? {personTitle(added)}</strong>}
      text={`${aboutOf(added)} / ${aboutOf(other)}`}
      end={
        <Row $gap={1}>
          <Button
            onClick={() => {
              onDone();
              void dispatch(mergePeople(other, added));
            }}
          >
            Merge
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Keep both
          </Button>
        </Row>
      }
    />
  );
}

/** Pairs of people who may be the same person, each until the user decides. */
export const SamePeople = ({
  pairs,
  onDone,
}: {
  pairs: readonly Pair[];
  onDone: (pair: Pair) => void;
}) => (
  <PersonList>
    {pairs.map((pair) => (
      <SamePerson key={pair.id} pair={pair} onDone={() => onDone(pair)} />
    ))}
  </PersonList>
);

/** Asks about people of an accepted message who have the name of someone known. */
export function SamePeopleDialog({ pairs, onClose }: { pairs: Pair[]; onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <Modal title="Same person?" width="36rem" onClose={onClose}>
      <Stack>
        <SamePeople
          pairs={pairs}
          onDone={(pair) => {
            const open = pairs.filter((other) => other !== pair);
            if (open.length === 0) onClose();
            else dispatch(dialogOpened({ kind: 'samePeople', pairs: open }));
          }}
        />
      </Stack>
    </Modal>
  );
}
