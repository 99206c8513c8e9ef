import { useField } from 'formik';
import { CircleHelp, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textLink } from '#ui/buttons/textLink.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import type { TextFieldProps } from '#ui/fields/TextField.tsx';
import { font, space, text, tone } from '#ui/theme.ts';
import { leftOut } from './reading.ts';
import { type ReadingState, useFormReading } from './useReading.ts';

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  ${text.smallest}
  font-weight: 500;
  white-space: nowrap;
  color: ${tone.success.fg};
  &[data-mark='check'] {
    color: ${tone.progress.fg};
  }
`;

const Theirs = styled.button`
  ${text.smallest}
  ${textLink}
`;

const Quote = styled.q`
  font-family: ${font.serif};
  overflow-wrap: anywhere;
`;

const Marked = styled.div`
  min-width: 0;
  &[data-mark='check'] :is(input, textarea) {
    border-color: ${tone.progress.fg};
    background: color-mix(in srgb, ${tone.progress.bg} 30%, transparent);
  }
`;

/** What was read for a field: whether the form has it, and the posting's words where it's to check. */
function readValue(form: ReadingState | null, name: string, value: string) {
  const read = form?.reading?.values[name];
  if (!form?.reading || read === undefined) return { hint: undefined };
  const { kept } = form.reading;
  const { quotes } = form;
  if (kept.includes(name))
    return { mark: 'theirs' as const, hint: <Quote>{read.slice(0, 160)}</Quote> };
  if (value.trim() !== read.trim()) return { hint: undefined };
  if (!form.toCheck.includes(name)) return { mark: 'read' as const, hint: undefined };
  const quote = quotes[name] ?? '';
  const left = leftOut(value, quote);
  const hint =
    left.length === 0 ? (
      quote && <Quote>{quote}</Quote>
    ) : (
      <>
        Left out:{' '}
        {left.map((part, index) => (
          <span key={part}>
            {index > 0 && ' and '}
            <Quote>{part}</Quote>
          </span>
        ))}
      </>
    );
  return { mark: 'check' as const, hint };
}

/** Says that a value comes from the posting, or that it's to check. */
const ReadMark = ({ mark, short }: { mark: 'read' | 'check'; short?: boolean }) => (
  <Mark data-mark={mark}>
    <Icon of={mark === 'check' ? CircleHelp : ScanText} size={14} />
    {mark === 'check' ? 'Check' : short ? <VisuallyHidden>Read</VisuallyHidden> : 'Read'}
  </Mark>
);

interface ReadFieldProps {
  name: string;
  children: (props: { aside?: ReactNode; hint?: ReactNode }) => ReactNode;
}

/** A field of a form that a posting fills in: marks what was read, and what to check. */
function ReadField({ name, children }: ReadFieldProps) {
  const form = useFormReading();
  const [{ value }] = useField<string>(name);
  const { mark, hint } = readValue(form, name, value);
  const aside = {
    theirs: (
      <Theirs type="button" onClick={() => form?.use(name)}>
        Use theirs
      </Theirs>
    ),
    check: (
      <button type="button" onClick={() => form?.check(name)}>
        <ReadMark mark="check" />
      </button>
    ),
    read: <ReadMark mark="read" short />,
  };
  return (
    <Marked data-field={name} data-mark={mark} onBlur={() => form?.check(name)}>
      {children({ ...(mark && { aside: aside[mark] }), ...(hint && { hint }) })}
    </Marked>
  );
}

/** A text field that a posting may fill in. */
export const ReadTextField = (props: TextFieldProps & { name: string }) => (
  <ReadField name={props.name}>{(read) => <FormTextField {...props} {...read} />}</ReadField>
);
