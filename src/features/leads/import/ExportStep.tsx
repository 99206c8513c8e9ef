import { counted } from '#domain/counted.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { LabeledCheckbox } from '#ui/fields/Checkbox.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ExportPart, LinkedInExport } from './leadImportSlice.ts';

const NAMED = 3;

/** 'Baker at Quay Street, Cook at Fjord Foods and 4 more'. */
function listed(leads: readonly { title: string; company: string }[]): string {
  const named = leads.slice(0, NAMED).map(({ title, company }) => `${title} at ${company}`);
  const more = leads.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more.toLocaleString()} more` : '');
}

/** A part, how much of it there is, what that is called, and what becomes of it. */
type PartRow = [ExportPart, count: number, one: string, text: string, many?: string];

/** The parts that the export has, in words. */
function partsOf(found: LinkedInExport): PartRow[] {
  const { applications, saved, similar, contacts, connections, answers, profile } = found;
  const alike = `The same title and company: ${listed(similar)}. Tick to add ${similar.length === 1 ? 'it' : 'them'} as well.`;
  const known = 'Where you have one connection at the company of these leads.';
  const listedLater =
    'Saved as people you know. They appear when you search for them or link them to a lead.';
  const review = 'Opens your profile next, where you review it before you save.';
  const parts: PartRow[] = [
    ['applications', applications.length, 'application', 'As leads in Applied, with the dates.'],
    ['saved', saved.length, 'saved job', 'As new leads, with the dates when you saved them.'],
    [
      'similar',
      similar.length,
      'job like a lead that you have',
      alike,
      'jobs like leads that you have',
    ],
    ['contacts', Object.keys(contacts).length, 'contact', known],
    ['connections', connections.length, 'connection', listedLater],
    ['answers', answers.length, 'answer', 'What forms asked you, to fill in other forms with.'],
    ['profile', profile === null ? 0 : 1, 'Your profile', review],
  ];
  return parts.filter(([, count]) => count > 0);
}

type ExportStepProps = LinkedInExport & {
  onTick: (part: ExportPart, isTicked: boolean) => void;
};

/** What LinkedIn's data export has. */
export function ExportStep({ onTick, ...found }: ExportStepProps) {
  const { known, unticked, problems } = found;
  const parts = partsOf(found);
  return (
    <Stack>
      {parts.length === 0 && <p role="status">You already have everything in {found.name}.</p>}
      {parts.map(([part, count, one, text, many]) => (
        <LabeledCheckbox
          key={part}
          checked={!unticked[part]}
          onChange={({ target }) => onTick(part, target.checked)}
        >
          <span>
            <strong>{part === 'profile' ? one : counted(count, one, many)}</strong>
            <br />
            <Muted as="span">{text}</Muted>
          </span>
        </LabeledCheckbox>
      ))}
      {known > 0 && (
        <p>
          {counted(known, 'job')} that you already have {known === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Stack>
  );
}
