import { useFormikContext } from 'formik';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { LeadFormField } from '#domain/contract/leadFields.ts';
import { localWeekdayDate } from '#domain/localDate.ts';
import { ReadMark, readValue, useFormReading } from '#features/extraction/index.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { color, media, space, text, tone } from '#ui/theme.ts';
import { LeadField, useFieldLabel } from './LeadField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border-top: 1px solid ${color.line};
  background: ${color.line};
  &:empty {
    display: none;
  }
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  > * {
    padding: ${space[2]} ${space[4]} ${space[3]} ${space[5]};
    background: ${color.surface};
    overflow-wrap: anywhere;
  }
  > [data-mark='check'] {
    background: color-mix(in srgb, ${tone.progress.bg} 45%, ${color.surface});
  }
  > button {
    display: flex;
    flex-direction: column;
    justify-content: flex-start;
    text-align: start;
    &:hover {
      background: ${color.hover};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    strong {
      font-weight: 600;
    }
  }
  ${media.narrow} {
    > * {
      padding-inline: ${space[4]} ${space[2]};
    }
  }
`;

const Label = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  ${text.smallest}
  color: ${color.ink2};
`;

const Cell = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space[3]};
`;

/** The facts in their order, each with its fields. */
const FACTS: readonly [LeadFormField, ...LeadFormField[]][] = [
  ['location'],
  ['contactName', 'contactEmail'],
  ['compensationRange'],
  ['deadline'],
];

/** The fields that show as facts: what the lead had when the form opened, and what a posting says. */
export function useFactFields(): LeadFormField[] {
  const { initialValues } = useFormikContext<LeadFormValues>();
  const read = useFormReading()?.reading?.values ?? {};
  return FACTS.filter((names) => names.some((name) => initialValues[name] || read[name])).flat();
}

/** A value to click and edit; its fields close when the focus leaves them. */
function FormFact({ names }: { names: readonly [LeadFormField, ...LeadFormField[]] }) {
  const { values, errors, touched } = useFormikContext<LeadFormValues>();
  const form = useFormReading();
  const labelOf = useFieldLabel();
  const [isEditing, setEditing] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEditing) cell.current?.querySelector('input')?.focus();
  }, [isEditing]);
  const reads = names.map((name) => readValue(form, name, values[name]));
  const [mark] = ['theirs', 'check', 'read'].filter((mark) =>
    reads.some((read) => read.mark === mark),
  );
  const [first, ...rest] = names.map((name) => values[name]).filter(Boolean);
  const isInvalid = names.some((name) => touched[name] && errors[name]);
  const [main] = names;

  if (isEditing || isInvalid || mark === 'theirs' || !first) {
    const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
      setEditing(currentTarget.contains(relatedTarget));
    return (
      <Cell onBlur={leave} ref={cell}>
        {names.map((name) => (
          <LeadField key={name} name={name} />
        ))}
      </Cell>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={false}
      data-field={main}
      data-mark={mark}
      onClick={() => setEditing(true)}
      onBlur={() => form?.check(...names)}
    >
      <Label>
        {main === 'contactName' ? 'Contact' : labelOf(main)}
        {(mark === 'check' || mark === 'read') && <ReadMark mark={mark} />}
      </Label>
      <strong>{main === 'deadline' ? localWeekdayDate(new Date(`${first}T00:00`)) : first}</strong>
      {rest.map((value) => (
        <Muted as="span" key={value}>
          {value}
        </Muted>
      ))}
      {reads.map(({ hint }, index) => hint && <div key={names[index]}>{hint}</div>)}
    </button>
  );
}

/** The found facts of a lead, two in a row. */
export function FormFacts() {
  const shown = useFactFields();
  return (
    <Facts>
      {FACTS.filter(([name]) => shown.includes(name)).map((names) => (
        <FormFact key={names[0]} names={names} />
      ))}
    </Facts>
  );
}
