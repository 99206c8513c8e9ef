import { FileSpreadsheet } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { chosenParts } from './addExport.ts';
import { CheckStep } from './CheckStep.tsx';
import { untitledRows } from './checkRows.ts';
import { ExportStep } from './ExportStep.tsx';
import { chosenLeads, type ImportStep } from './leadImportSlice.ts';
import { MappingStep } from './MappingStep.tsx';
import { useLeadImport } from './useLeadImport.ts';

const DESCRIPTIONS: Partial<Record<ImportStep['kind'], string>> = {
  file: 'Bring the leads of a spreadsheet or another tracker. You see what will be added before anything is.',
  mapping: 'Check what each column of your file is.',
  check: 'Check what will be added.',
  export: 'Choose what to take over from LinkedIn.',
};

const nameFields = ['title', 'company'];

/** The step's buttons, the way on last. */
function Buttons({
  step,
  check,
  back,
  run,
  onClose,
}: ReturnType<typeof useLeadImport> & { onClose: () => void }) {
  if (step.kind === 'importing') {
    return (
      <Button variant="primary" busy>
        Import
      </Button>
    );
  }
  if (step.kind === 'mapping') {
    const { columns, title } = step.mapping;
    const isTitled =
      title === null || title.trim() !== '' || untitledRows(step.file, columns) === 0;
    const isReady = isTitled && columns.some(({ path }) => nameFields.includes(path ?? ''));
    return (
      <>
        <Button onClick={back}>Choose another file</Button>
        <Button variant="primary" disabled={!isReady} onClick={check}>
          Continue
        </Button>
      </>
    );
  }
  if (step.kind === 'check') {
    const { length } = chosenLeads(step);
    return (
      <>
        <Button onClick={back}>Back</Button>
        <Button variant="primary" disabled={length === 0} onClick={run}>
          {length === 1 ? 'Import 1 lead' : `Import ${length.toLocaleString()} leads`}
        </Button>
      </>
    );
  }
  if (step.kind === 'export') {
    const { leads, connections, answers, profile } = chosenParts(step);
    const isEmpty = leads.length + connections.length + answers.length === 0;
    return (
      <>
        <Button onClick={back}>Choose another file</Button>
        <Button variant="primary" disabled={isEmpty && profile === null} onClick={run}>
          Import
        </Button>
      </>
    );
  }
  return <Button onClick={onClose}>Cancel</Button>;
}

/** Imports leads from a CSV file. Loaded when it opens. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const leadImport = useLeadImport(onClose);
  const { step } = leadImport;
  return (
    <Modal
      title="Import leads"
      description={DESCRIPTIONS[step.kind]}
      width={step.kind === 'mapping' || step.kind === 'check' ? '48rem' : '34rem'}
      onClose={() => step.kind !== 'importing' && onClose()}
      footer={<Buttons {...leadImport} onClose={onClose} />}
    >
      {step.kind === 'file' && (
        <FileDrop
          label="Choose a CSV or ZIP file"
          hint="Drop it here or choose it. A CSV file of Google Sheets, Excel, Notion, Huntr, Teal or Leadside, up to 20,000 rows, or the ZIP file of LinkedIn's data export."
          icon={FileSpreadsheet}
          accept=".csv,.tsv,.txt,text/csv,.zip"
          error={step.problem}
          isBack={step.problem !== undefined}
          onFile={leadImport.chooseFile}
        />
      )}
      {step.kind === 'working' && <ProgressBar label={step.label} />}
      {step.kind === 'mapping' && <MappingStep {...step} {...leadImport} />}
      {step.kind === 'check' && <CheckStep {...step} onTick={leadImport.tick} />}
      {step.kind === 'export' && <ExportStep {...step} onTick={leadImport.tickPart} />}
      {step.kind === 'importing' && <ProgressBar label="Importing leads..." />}
    </Modal>
  );
}
