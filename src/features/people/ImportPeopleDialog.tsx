import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { PEOPLE_LIST } from '#api/tags.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ImportedPeople, Person } from '#domain/contract/people.ts';
import { personTitle, personWork } from '#domain/people/person.ts';
import { withMissing } from '#domain/people/samePerson.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { PersonLine, PersonList } from '#ui/display/PersonLine.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { droppedFiles } from './droppedFiles.ts';
import { selectPeopleById } from './peopleSlice.ts';
import { mergePeople } from './peopleThunks.ts';
import { readContactsFile } from './readContactsFile.ts';

interface Result extends Pick<ImportedPeople, 'known' | 'similar'> {
  added: number;
  skipped: number;
}

const people = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'person' : 'people'}`;

/** Two who may be the same person. */
function Similar({ pair, onDone }: { pair: [Person, Person]; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const [added, other] = pair;
  return (
    <PersonLine
      mark={<Monogram name={personTitle(added)} size={28} isRound />}
      title={<strong>Same person? {personTitle(added)}</strong>}
      text={[added, other]
        .map((each) => personWork(each) || each.emails[0] || 'no company')
        .join(' / ')}
      end={
        <Row $gap={1}>
          <Button
            onClick={() => {
              onDone();
              const {
                id: _,
                leads,
                notes,
                isListed,
                createdAt,
                version,
                ...missing
              } = withMissing(other, added);
              void dispatch(mergePeople(other, added, missing));
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

/** Imports people from a vCard file, a CSV file or LinkedIn's connections. */
export function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const byId = useAppSelector(selectPeopleById);
  const [working, setWorking] = useState('');
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<Result | null>(null);

  async function take(file: File) {
    setProblem('');
    setWorking(`Reading ${file.name}…`);
    const read = await readContactsFile(file).catch(() => ({
      problem: `“${file.name}” can't be read.`,
    }));
    if ('problem' in read) {
      setWorking('');
      return setProblem(read.problem);
    }
    const total: Result = { added: 0, known: 0, similar: [], skipped: read.skipped };
    try {
      for (let at = 0; at < read.people.length; at += LIMITS.importedPeople) {
        setWorking(`${at.toLocaleString()} of ${people(read.people.length)}…`);
        const some = read.people.slice(at, at + LIMITS.importedPeople);
        const { addedIds, known, similar } = await dispatch(
          api.endpoints.importPeople.initiate({ people: some, isListed: read.isListed }),
        ).unwrap();
        total.added += addedIds.length;
        total.known += known;
        total.similar.push(...similar);
      }
      await dispatch(
        api.endpoints.getPeople.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      setResult(total);
    } catch (error) {
      setProblem(`${people(total.added)} added, then: ${errorMessage(error)}`);
    }
    dispatch(api.util.invalidateTags([PEOPLE_LIST]));
    setWorking('');
  }

  // A file that was dropped on the page.
  const takeDropped = useEffectEvent(() => {
    for (const file of droppedFiles) void take(file);
    droppedFiles.clear();
  });
  useEffect(() => takeDropped(), []);

  const pairs = (result?.similar ?? []).flatMap(({ id, otherId }): [Person, Person][] => {
    const [added, other] = [byId.get(id), byId.get(otherId)];
    return added && other ? [[added, other]] : [];
  });
  const summary = result && [
    `${result.added.toLocaleString()} added`,
    `${result.known.toLocaleString()} known already`,
    pairs.length > 0 && `${pairs.length} to look at`,
    result.skipped > 0 && `${result.skipped.toLocaleString()} without a name skipped`,
  ];
  return (
    <Modal
      title="Import contacts"
      description="A vCard file (.vcf), a CSV file of Google Contacts or Outlook, or LinkedIn's Connections.csv. Nobody is added twice."
      onClose={onClose}
    >
      <Stack>
        {problem && <ErrorBlock title="Couldn't import" text={problem} />}
        {working && <p role="status">{working}</p>}
        {!working && !result && (
          <FileDrop
            label="Choose a file"
            hint="Or drop it here"
            icon={Upload}
            accept=".vcf,.csv,.zip,text/vcard,text/csv"
            onFile={(file) => void take(file)}
          />
        )}
        {summary && <p role="status">{summary.filter(Boolean).join(', ')}.</p>}
        <PersonList>
          {pairs.map((pair) => (
            <Similar
              key={pair[0].id}
              pair={pair}
              onDone={() =>
                setResult(
                  (now) =>
                    now && { ...now, similar: now.similar.filter(({ id }) => id !== pair[0].id) },
                )
              }
            />
          ))}
        </PersonList>
        {result && (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
