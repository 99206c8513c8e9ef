import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { counted } from '#domain/counted.ts';
import { dueText, followUpIn } from '#domain/leads/followUp.ts';
import { localDay, localTime } from '#domain/localDate.ts';
import { sentLabel, sentStatus } from '#domain/pitches/letter/sentLetter.ts';
import { FollowUpChoices, LeadStatusBadge } from '#features/leads/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { CAPTURE_PATH, leadPath } from '../panelPaths.ts';
import { draftOpened } from '../panelSlice.ts';
import { Foot, Group, Head } from './FormScreen.tsx';
import { answersIn, type FilledForm } from './filledForm.ts';
import { notSent, selectFilledLead } from './formSlice.ts';
import { recordApplied } from './recordApplied.ts';
import type { SentSign } from './sentSign.ts';

const FOLLOW_UPS = [
  { label: '3 days', days: 3 },
  { label: '1 week', days: 7 },
  { label: '2 weeks', days: 14 },
  { label: 'No follow-up', days: null },
] as const;

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? '';

const list = (parts: readonly (string | false)[]): string => {
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What was filled, kept until the user says that they applied. */
function Kept({ form }: { form: FilledForm }) {
  const answers = answersIn(form);
  const fresh = answers.filter(({ isNew }) => isNew).length;
  const facts = form.fields.filter(({ from }) => from === 'profile').length;
  const rows = [
    facts > 0 && { label: counted(facts, 'field'), value: 'from your profile' },
    answers.length > 0 && {
      label: counted(answers.length, 'answer'),
      value: fresh > 0 ? `${fresh} of them new, kept for next time` : 'as you gave them before',
    },
    form.resume && { label: 'Resume', value: form.resume.name },
    form.letter && {
      label: 'Cover letter',
      value: `as it was at ${localTime(new Date(form.letter.at))}`,
    },
  ].filter((row) => row !== false && row !== null);
  return (
    <Group>
      <h2>
        Kept for “I applied” <span>already done</span>
      </h2>
      <DefinitionList ruled rows={rows} />
      <Fold isEntry title="Show all that was filled">
        <DefinitionList ruled rows={form.fields.map(({ label, value }) => ({ label, value }))} />
      </Fold>
    </Group>
  );
}

interface SentFormProps {
  form: FilledForm;
  sign: SentSign | null;
}

/** The page after a form: what "I applied" records. It never records it alone. */
export function SentForm({ form, sign }: SentFormProps) {
  const lead = useAppSelector(selectFilledLead);
  const { draft, appliedAt } = form;
  const { title, company } = lead ?? draft ?? { title: '', company: '' };
  const isSure = sign?.isSure ?? true;
  const about = [title, company].filter(Boolean).join(', ') || hostOf(form.url);
  if (appliedAt !== null) {
    const at = new Date(appliedAt);
    return (
      <>
        <Head title={`Applied ${localDay(at)}, ${localTime(at)}`} text={about} />
        <Kept form={form} />
        {lead && (
          <Foot>
            <Link to={leadPath(lead.id)}>Back to the lead</Link>
          </Foot>
        )}
      </>
    );
  }
  return (
    <>
      <Head title={isSure ? 'Looks sent' : 'Was it sent?'} text={about} />
      {sign && (
        <Group role="status">
          <h2>
            {isSure
              ? 'The form is gone and the page says thank you.'
              : 'The form is gone. The page doesn’t say whether it was sent.'}
          </h2>
          {sign.quote && <blockquote>“{sign.quote}”</blockquote>}
          <p>{hostOf(form.url)}</p>
        </Group>
      )}
      <Kept form={form} />
      {lead ? <Recording form={form} lead={lead} /> : <KeepFirst form={form} />}
    </>
  );
}

/** What is recorded for the lead, and the buttons that do it or don't. */
function Recording({ form, lead }: { form: FilledForm; lead: Lead }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [days, setDays] = useState<number | null>(7);
  const [isBusy, setBusy] = useState(false);
  const answers = answersIn(form).length;
  const own = lead.nextFollowUpAt;
  const status = sentStatus(lead);

  async function record() {
    setBusy(true);
    const isRecorded = await dispatch(recordApplied(form, lead, days ?? undefined));
    setBusy(false);
    if (isRecorded) void navigate(leadPath(lead.id));
  }
  const followUp = own ? dueText(own) : days === null ? 'None' : dueText(followUpIn(days));
  const change = (
    <Menu label="Next follow-up" trigger={<button type="button">Change</button>}>
      {own ? (
        <FollowUpChoices leads={[lead]} />
      ) : (
        FOLLOW_UPS.map((choice) => (
          <MenuItem key={choice.label} onSelect={() => setDays(choice.days)}>
            {choice.label}
          </MenuItem>
        ))
      )}
    </Menu>
  );
  const sentWith = list([
    form.resume !== null && 'resume',
    form.letter !== null && 'cover letter',
    answers > 0 && counted(answers, 'answer'),
  ]);
  return (
    <>
      <Group>
        <h2>“{sentLabel(lead)}” records</h2>
        <DefinitionList
          ruled
          rows={[
            {
              label: 'Status',
              value: (
                <Row>
                  <LeadStatusBadge lead={lead} />
                  {status !== lead.status && (
                    <>
                      <Icon of={ArrowRight} />
                      <LeadStatusBadge lead={{ ...lead, status, customStatus: '' }} />
                    </>
                  )}
                </Row>
              ),
            },
            { label: 'Applied on', value: localDay(new Date()) },
            {
              label: 'Next follow-up',
              value: (
                <Row $justify="space-between">
                  {followUp}
                  {change}
                </Row>
              ),
            },
            ...(sentWith ? [{ label: 'Sent with', value: sentWith }] : []),
          ]}
        />
      </Group>
      <Foot>
        <Button
          autoFocus
          variant="primary"
          icon={Check}
          busy={isBusy}
          onClick={() => void record()}
        >
          {sentLabel(lead)}
        </Button>
        <Row $justify="center" $gap={6}>
          <Button variant="ghost" onClick={() => dispatch(notSent())}>
            Not sent yet
          </Button>
          <Link to={leadPath(lead.id)}>Back to the lead</Link>
        </Row>
        <small>You sent it; Leadside never sends a form.</small>
      </Foot>
    </>
  );
}

/** A form of a page that no lead tracks yet. */
function KeepFirst({ form }: { form: FilledForm }) {
  const dispatch = useAppDispatch();
  return (
    <Foot>
      <p>Keep the job as a lead first. Then “I applied” records it.</p>
      <KeepAsLead autoFocus form={form} />
      <Row $justify="center">
        <Button variant="ghost" onClick={() => dispatch(notSent())}>
          Not sent yet
        </Button>
      </Row>
    </Foot>
  );
}

/** Opens the job of a form as a new lead. */
export function KeepAsLead({ form, autoFocus }: { form: FilledForm; autoFocus?: boolean }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  function keep() {
    if (form.draft) dispatch(draftOpened(form.draft));
    void navigate(CAPTURE_PATH);
  }
  return (
    <Button autoFocus={autoFocus} variant="primary" onClick={keep}>
      Keep as a lead
    </Button>
  );
}
