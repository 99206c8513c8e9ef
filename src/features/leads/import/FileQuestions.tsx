import { LIMITS } from '#domain/contract/limits.ts';
import { counted } from '#domain/counted.ts';
import { Choices } from '#ui/fields/Choices.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { dateOrder, untitledRows } from './checkRows.ts';
import { ENCODINGS, type Encoding } from './decodeText.ts';
import type { ImportStep } from './leadImportSlice.ts';
import type { useLeadImport } from './useLeadImport.ts';

const ENCODING_OPTIONS = Object.entries(ENCODINGS).map(([value, label]) => ({ value, label }));

type FileQuestionsProps = Extract<ImportStep, { kind: 'mapping' }> &
  Pick<ReturnType<typeof useLeadImport>, 'reread' | 'changeMapping'>;

/** What the file itself doesn't say. Each question shows only when it matters. */
export function FileQuestions({ file, mapping, reread, changeMapping }: FileQuestionsProps) {
  const { columns, dayFirst, title } = mapping;
  const untitled = untitledRows(file, columns);
  return (
    <>
      {file.isEncodingGuess && reread && (
        <SelectField
          label="Encoding"
          hint="If letters in the columns below look wrong, choose another."
          value={file.encoding}
          options={ENCODING_OPTIONS}
          onValueChange={(encoding) => reread(encoding as Encoding)}
        />
      )}
      {!dateOrder(file, columns).isSure && (
        <Section title="Dates" text="Your file doesn't say which number is the day.">
          <Choices
            isJoined
            label="3/4/2026 is"
            value={dayFirst ? 'day' : 'month'}
            options={[
              { value: 'day', label: '3/4/2026 is April 3' },
              { value: 'month', label: '3/4/2026 is March 4' },
            ]}
            onValueChange={(first) => changeMapping({ dayFirst: first === 'day' })}
          />
        </Section>
      )}
      {untitled > 0 && (
        <Section
          title="Titles"
          text={
            untitled === file.rows.length
              ? 'No column is a title.'
              : `${counted(untitled, 'row')} without a title.`
          }
        >
          <Stack>
            <Choices
              isJoined
              label="Rows without a title"
              value={title === null ? 'company' : 'same'}
              options={[
                { value: 'company', label: 'Application at COMPANY' },
                { value: 'same', label: 'Use the same title for all rows' },
              ]}
              onValueChange={(chosen) => changeMapping({ title: chosen === 'same' ? '' : null })}
            />
            {title !== null && (
              <TextField
                label="Title"
                value={title}
                required
                maxLength={LIMITS.title}
                onChange={({ target }) => changeMapping({ title: target.value })}
              />
            )}
          </Stack>
        </Section>
      )}
    </>
  );
}
