import { useFormikContext } from 'formik';
import { ArrowLeft, PenLine, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { LeadFormField } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import {
  PostingBox,
  postingRead,
  ReadingContext,
  SharedPosting,
  useReading,
} from '#features/extraction/index.ts';
import { useNeedsProfile, usePitchWriters } from '#features/pitches/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choices } from '#ui/fields/Choices.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { FocusFirstField } from '#ui/fields/FocusFirstField.tsx';
import { keepOnEnter } from '#ui/fields/submitKeys.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { loadPart } from '#ui/lazy.tsx';
import { EarlierAtCompany, KnownAtCompany } from './EarlierAtCompany.tsx';
import {
  BackOnPhone,
  Buttons,
  Fields,
  FlushSheet,
  FormAndPosting,
  MainFields,
  PartsOnPhone,
} from './formLayout.ts';
import { LeadDescription } from './LeadDescription.tsx';
import { LeadField } from './LeadField.tsx';
import { draftName, type LeadFormStart, type LeadFormStatus } from './leadFormDraft.ts';
import type { LeadFormValues } from './leadFormValues.ts';
import { FIELD_OF_FACT } from './leadFromPosting.ts';
import { MoreFields } from './MoreFields.tsx';
import { PitchSection } from './PitchSection.tsx';
import { PICK_NAMES } from './pickFields.ts';

const MAIN: readonly LeadFormField[] = ['leadTitle', 'company', 'type', 'status'];
/** Beside a posting, the form shows what a posting says. */
const BESIDE_POSTING: readonly LeadFormField[] = [
  ...(['leadTitle', 'company', 'type', 'location', 'compensationRange', 'deadline'] as const),
  ...(['contactEmail', 'contactName', 'status'] as const),
];

const REQUIRED = ['leadTitle', 'company', 'leadDescription'] as const;

const PARTS = [
  { value: 'form', label: 'Form' },
  { value: 'posting', label: 'Posting' },
] as const;

interface LeadFormPageProps {
  lead: Lead | undefined;
  start: LeadFormStart | undefined;
  isDeleted: boolean;
  onClose: () => void;
  /** Whether the lead's pitch is written after it's saved. */
  writes: RefObject<boolean>;
  /** Above the fields. */
  children: ReactNode;
}

/** The fields of the lead form, with the posting beside them once there is one. */
export function LeadFormPage(props: LeadFormPageProps) {
  const { lead, start, isDeleted, onClose, writes, children } = props;
  const name = start?.name ?? draftName(lead?.id);
  const formik = useFormikContext<LeadFormValues>();
  const isUndecided = (formik.status as LeadFormStatus).conflicts.length > 0;
  /** What the pressed button does; `null` when nothing is saved. */
  const [saving, setSaving] = useState<'close' | 'write' | null>(null);
  /** On phones, one of both shows. */
  const [shownPart, setShownPart] = useState<'form' | 'posting'>('form');
  const needsProfile = useNeedsProfile();
  // The user may capture another page in between.
  const survivesNavigation = start !== undefined && formik.dirty;
  useDraft(name, { ...formDraft(formik), survivesNavigation });
  const reading = useReading<LeadFormValues>({
    form: name,
    names: FIELD_OF_FACT,
    labels: PICK_NAMES,
    model: usePitchWriters().modelFor('pages'),
  });
  const dispatch = useAppDispatch();
  const showRead = useEffectEvent(() => {
    if (start?.read) dispatch(postingRead({ form: name, read: start.read }));
  });
  useLayoutEffect(() => showRead(), []);
  async function openZip(file: File) {
    const { readLinkedInExport } = await loadPart(() => import('../import/readLinkedInExport.ts'));
    void dispatch(readLinkedInExport(file));
    dispatch(dialogOpened({ kind: 'importLeads' }));
  }
  const isFilled = lead !== undefined || start !== undefined || reading.reading !== null;
  const shown = isFilled ? BESIDE_POSTING : MAIN;
  /** What the posting doesn't say. */
  const missing = REQUIRED.find((name) => reading.reading && !(name in reading.reading.values));

  // A posting that is being read comes first: it may fill what is missing.
  const isReading = reading.source !== '';
  const save = useEffectEvent(() => {
    writes.current = saving === 'write';
    void formik.submitForm().finally(() => setSaving(null));
  });
  useEffect(() => {
    if (saving !== null && !isReading) save();
  }, [saving, isReading]);

  const saveButton = (name: string, next: 'close' | 'write', isPrimary: boolean) => (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={next === 'write' ? PenLine : undefined}
      disabled={isUndecided || (saving !== null && saving !== next)}
      busy={saving === next}
      {...(next === 'close' ? { type: 'submit' } : { onClick: () => setSaving('write') })}
    >
      {name}
    </Button>
  );

  return (
    <ReadingContext value={reading}>
      <BackOnPhone>
        <PageHeader
          title={start?.title ?? (lead ? 'Edit Lead' : 'Add Lead')}
          actions={
            <Button variant="ghost" icon={start ? X : ArrowLeft} onClick={onClose}>
              {start ? 'Cancel' : 'Back to Leads'}
            </Button>
          }
        />
      </BackOnPhone>
      {isFilled && (
        <PartsOnPhone>
          <Choices
            isJoined
            label="Shown part"
            value={shownPart}
            onValueChange={setShownPart}
            options={PARTS}
          />
        </PartsOnPhone>
      )}
      <FormAndPosting
        noValidate
        data-own-actions={start ? undefined : true}
        onKeyDown={keepOnEnter}
        data-part={isFilled ? shownPart : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isUndecided) setSaving('close');
        }}
      >
        <FlushSheet>
          {!start && <FocusFirstField name={lead ? 'leadTitle' : (missing ?? 'posting')} />}
          <FocusFirstError />
          {children}
          <Fields>
            {!lead && !start && <SharedPosting onTake={reading.take} />}
            {!lead && <PostingBox onZip={openZip} />}
            <MainFields data-filled={isFilled || undefined}>
              {shown.map((name) => (
                <LeadField key={name} name={name} />
              ))}
              {!lead && <EarlierAtCompany />}
              {!lead && <KnownAtCompany />}
            </MainFields>
            {!isFilled && <LeadField name="leadDescription" rows={4} />}
          </Fields>
          <MoreFields shown={shown} />
          <PitchSection lead={lead} />
          <Buttons>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            {saveButton(isDeleted ? 'Save as new' : 'Save Lead', 'close', !!lead || needsProfile)}
            {!lead && saveButton('Save and write pitch', 'write', !needsProfile)}
          </Buttons>
        </FlushSheet>
        {isFilled && <LeadDescription pageText={start?.pageText ?? ''} />}
      </FormAndPosting>
    </ReadingContext>
  );
}
