import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '#app/hooks.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { selectPanel } from '../panelSlice.ts';
import { FilledForm } from './FilledForm.tsx';
import { FormScreen, Note, ScreenHead } from './formParts.ts';
import { type OpenForm, selectForm } from './formSlice.ts';
import { OtherFrames } from './OtherFrames.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { useFillForm } from './useFillForm.ts';
import { type FormSource, useFormSource } from './useFormSource.ts';

interface HeadProps {
  title: string;
  text: string;
  action?: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

function Head({ title, text, action }: HeadProps) {
  const navigate = useNavigate();
  return (
    <ScreenHead>
      <IconButton label="Back" icon={ArrowLeft} onClick={() => void navigate(-1)} />
      <div>
        <h1 key={title} ref={focus} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      {action}
    </ScreenHead>
  );
}

const count = (fields: number): string => `${fields} ${fields === 1 ? 'field' : 'fields'}`;

const NO_FORM = {
  reading: '',
  ask: 'Click the Leadside icon to use this page.',
  never: "Your browser doesn't allow reading this page.",
};

/** Fills the form of the open page from the user's profile, answers and files. It never sends it. */
export function FillFormPage() {
  const { open: form } = useAppSelector(selectForm);
  const source = useFormSource();
  const { page } = useAppSelector(selectPanel);
  const host = URL.parse(page?.url ?? '')?.hostname ?? '';
  const isReading = form.status === 'reading' || !source;
  return (
    <FormScreen data-own-actions>
      {form.status === 'read' && source && form.fields.length > 0 ? (
        <OpenedForm key={`${form.tabId} ${form.url}`} {...{ form, source, host }} />
      ) : (
        <>
          <Head title="Fill this form" text={host} />
          {isReading && <Spinner label="Looking for the form…" />}
          {form.status === 'read' && !isReading && <Note role="status">No form on this page.</Note>}
          {form.status !== 'read' && <Note role="status">{NO_FORM[form.status]}</Note>}
          {form.status === 'read' && <OtherFrames form={form} />}
        </>
      )}
    </FormScreen>
  );
}

interface OpenedFormProps {
  form: OpenForm & { status: 'read' };
  source: FormSource;
  host: string;
}

function OpenedForm({ form, source, host }: OpenedFormProps) {
  const fill = useFillForm(form, source);
  const [isReview, setReview] = useState(true);
  const { lead } = source;
  if (isReview || fill.results.size === 0) {
    return (
      <>
        <Head
          title="Fill this form"
          text={`${count(form.fields.length)} found${host && ` on ${host}`}`}
        />
        <OtherFrames form={form} />
        <ReviewForm {...{ fill, form, source }} onFilled={() => setReview(false)} />
      </>
    );
  }
  return (
    <FilledForm
      {...{ fill, form, source }}
      onMore={() => setReview(true)}
      head={(undo) => (
        <Head
          title="Form filled"
          text={lead ? `${lead.title}, ${lead.company}` : host}
          action={undo}
        />
      )}
    />
  );
}
