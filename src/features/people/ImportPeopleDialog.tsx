import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { PEOPLE_LIST } from '#api/tags.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ImportedPeople } from '#domain/contract/people.ts';
import { counted } from '#domain/counted.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { droppedFiles } from './droppedFiles.ts';
import { readContactsFile } from './readContactsFile.ts';
import { SamePeople } from './SamePeople.tsx';

interface Result extends Pick<ImportedPeople, 'known' | 'similar'> {
  added: number;
  skipped: number;
}

/** Pairs that show at once. */
const MOST_PAIRS = 20;

/** Imports people from a vCard file, a CSV file or LinkedIn's connections. */
export function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
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
        setWorking(`${at.toLocaleString()} of ${counted(read.people.length, 'person', 'people')}…`);
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
      setProblem(`${counted(total.added, 'person', 'people')} added, then: ${errorMessage(error)}`);
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

  const similar = result?.similar ?? [];
  const summary = result && [
    `${result.added.toLocaleString()} added`,
    `${result.known.toLocaleString()} known already`,
    similar.length > 0 && `${similar.length.toLocaleString()} to look at`,
    result.skipped > 0 && `${result.skipped.toLocaleString()} without a name skipped`,
  ];
  return (
    <Modal
      title="Import contacts"
      width="36rem"
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
        {similar.length > 0 && (
          <SamePeople
            pairs={similar.slice(0, MOST_PAIRS)}
            onDone={(pair) =>
              setResult((now) => now && { ...now, similar: now.similar.filter((p) => p !== pair) })
            }
          />
        )}
        {result && (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
