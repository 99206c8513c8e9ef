import { useState } from 'react';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import {
  applicationsCsv,
  applicationsDocument,
  applicationsIn,
} from '#domain/leads/applicationRecord.ts';
import { type DocumentFormat, useDocument } from '#features/documents/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { selectLeads } from '../leadSelectors.ts';
import { useStatuses } from '../useStatuses.ts';

/** The days of the last month, which offices ask for. */
function lastMonth(now = new Date()): { from: string; to: string } {
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + month, date)).toISOString().slice(0, 10);
  return { from: day(-1, 1), to: day(0, 0) };
}

/** Saves what was applied for in a period as a PDF, Word or CSV file, for an office that wants proof. */
export function ApplicationRecordDialog({ onClose }: { onClose: () => void }) {
  const leads = useAppSelector(selectLeads);
  const statuses = useStatuses();
  const { data: profile } = useGetProfileQuery();
  const { create, isBusy } = useDocument();
  const [period, setPeriod] = useState(lastMonth);
  const { from, to } = period;
  const found = applicationsIn(leads, period);
  const name = profile?.personalInfo.name ?? '';
  const isBackwards = from !== '' && to !== '' && from > to;
  const fileName = ['Applications', from, to];

  async function save(format: DocumentFormat) {
    const document = () => applicationsDocument(found, period, name, statuses);
    const file = await create(document, fileName, format);
    if (file) saveFile(file.name, file);
  }
  function saveCsv() {
    const csv = new Blob([applicationsCsv(found, statuses)], { type: 'text/csv;charset=utf-8' });
    saveFile(`${fileName.join(' - ')}.csv`, csv);
  }
  const day = (part: 'from' | 'to', label: string, error?: string) => (
    <TextField
      label={label}
      type="date"
      max="9999-12-31"
      value={period[part]}
      error={error}
      onChange={({ target }) => setPeriod({ ...period, [part]: target.value })}
    />
  );
  return (
    <Modal
      title="List of applications"
      description="What you applied for in a period, where, when and how, and the answer. For an office that asks for proof."
      onClose={onClose}
      footer={
        <>
          <Button disabled={found.length === 0} onClick={saveCsv}>
            CSV
          </Button>
          <Button disabled={found.length === 0} onClick={() => save('docx')}>
            Word
          </Button>
          <Button
            variant="primary"
            disabled={found.length === 0}
            busy={isBusy}
            onClick={() => save('pdf')}
          >
            Download PDF
          </Button>
        </>
      }
    >
      <Stack>
        {day('from', 'From')}
        {day('to', 'To', isBackwards ? 'This day is before the first one.' : undefined)}
        <Muted role="status">{counted(found.length, 'application')} in this period.</Muted>
      </Stack>
    </Modal>
  );
}
