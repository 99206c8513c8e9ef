import { ArrowLeft, Maximize2, Minimize2, Paperclip } from 'lucide-react';
import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStoreResumeMutation, useUpdateLeadMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { nearProfileTexts } from '#domain/resume/nearProfileTexts.ts';
import { resumeDocument } from '#domain/resume/resumeDocument.ts';
import { resumeGroups } from '#domain/resume/resumeGroups.ts';
import { orderedSections, type ResumePart, resumeSections } from '#domain/resume/resumeSections.ts';
import {
  type DocumentFormat,
  DocumentPages,
  DownloadMenu,
  useDocument,
  useDrawing,
} from '#features/documents/index.ts';
import { useAsked } from '#features/pitches/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { SINGLE_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { useElementRect } from '#ui/hooks/useElementRect.ts';
import { Back, Counts, Head, NarrowSheet, Pane, PaneHead, Sheet, Title } from '#ui/layout/Panes.ts';
import { DialogShell, DialogTitle } from '#ui/overlays/DialogShell.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { ResumeGroups, showBox } from './ResumeGroups.tsx';
import { Actions, Columns, Ground, Scroller } from './ResumeScreen.styles.ts';

interface ResumeScreenProps {
  /** What its posting asks for comes first. `null` for a resume for anyone. */
  lead: Lead | null;
  profile: UserProfile;
}

const NONE: ReadonlySet<string> = new Set();
/** Of a page that is open full, in pixels. Phones show it smaller and zoom. */
const FULL_WIDTH = 900;

const partOf = ({ target }: SyntheticEvent): string | null =>
  (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part ?? null;

/** What of the profile goes into the resume, and how it looks and is sent. */
function useResume({ lead, profile }: ResumeScreenProps) {
  const [leftOut, setLeftOut] = useState(NONE);
  const [order, setOrder] = useState<readonly string[]>([]);
  const requests = useAsked(lead?.id ?? '');
  const lineTicks = lead?.lineTicks;
  const asked = useMemo(
    () => nearProfileTexts(profile, requests, lineTicks),
    [profile, requests, lineTicks],
  );
  const sections = useMemo(
    () => orderedSections(resumeSections(profile, asked), order),
    [profile, asked, order],
  );
  const content = useMemo(
    () => resumeDocument(profile, sections, leftOut),
    [profile, sections, leftOut],
  );

  function tick(ids: readonly string[], isIn: boolean) {
    setLeftOut((now) => {
      const next = new Set(now);
      for (const id of ids) {
        if (isIn) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  }
  function move(siblings: readonly ResumePart[], id: string, to: number) {
    const ids = siblings.map((part) => part.id);
    const moved = ids.filter((other) => other !== id).toSpliced(to, 0, id);
    setOrder((now) => [...now.filter((other) => !ids.includes(other)), ...moved]);
  }
  const boxes = { groups: resumeGroups(sections), leftOut, onTick: tick, onMove: move };
  return { boxes, content, isAsked: asked.size > 0 };
}

/** Downloads the resume, or keeps it with the lead and goes there. */
function useSending(
  { lead, profile }: ResumeScreenProps,
  content: ReturnType<typeof resumeDocument>,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { create, isBusy } = useDocument();
  const [storeResume, store] = useStoreResumeMutation();
  const [updateLead, update] = useUpdateLeadMutation();
  const isKeeping = store.isLoading || update.isLoading;
  const file = (format: DocumentFormat | 'any') =>
    create(
      () => content.document,
      [lead?.company ?? '', lead?.title ?? '', profile.personalInfo.name, 'Resume'],
      format,
    );

  async function download(format: DocumentFormat) {
    const created = await file(format);
    if (created) saveFile(created.name, created);
  }
  async function keep(lead: Lead) {
    const created = await file('any');
    if (!created) return;
    const { data: stored, error } = await storeResume(created);
    if (error) return dispatch(failed(error, 'keeping resume'));
    const changes = { resume: { id: stored.id, name: stored.name } };
    const { error: updateError } = await updateLead({ id: lead.id, changes, base: lead });
    if (updateError) return dispatch(failed(updateError, 'updating lead'));
    dispatch(toastShown({ tone: 'success', text: 'Resume kept with the lead.' }));
    void navigate(leadUrl(lead));
  }
  return {
    download: (
      <DownloadMenu
        side="top"
        busy={isBusy && !isKeeping}
        onDownload={(format) => void download(format)}
      />
    ),
    keep: lead && (
      <Button
        variant="primary"
        icon={Paperclip}
        busy={isKeeping}
        busyLabel="Keeping…"
        disabled={isBusy}
        onClick={() => void keep(lead)}
      >
        Keep with lead
      </Button>
    ),
  };
}

const leadUrl = ({ id }: Lead): string => `/app/leads?lead=${encodeURIComponent(id)}`;

/** A resume made from the profile: boxes for what goes in, and beside them the page that they make. */
export function ResumeScreen({ lead, profile }: ResumeScreenProps) {
  const { boxes, content, isAsked } = useResume({ lead, profile });
  const sending = useSending({ lead, profile }, content);
  const isNarrow = useMediaQuery(SINGLE_QUERY);
  const [lit, light] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const { width } = useElementRect(ground);
  const drawing = useDrawing(content, isFull ? FULL_WIDTH : width);

  const lighting = {
    onPointerOver: (event: SyntheticEvent) => light(partOf(event)),
    onPointerLeave: () => light(null),
    onFocus: (event: SyntheticEvent) => light(partOf(event)),
    onBlur: () => light(null),
  };

  function showRow(event: SyntheticEvent) {
    const part = partOf(event);
    const rows = root.current?.querySelectorAll<HTMLElement>('fieldset [data-part]') ?? [];
    const row = Array.from(rows).find(({ dataset }) => dataset.part === part);
    if (!row) return;
    setFull(false);
    showBox(row);
  }

  const pages = <PageView drawing={drawing} lit={lit} />;
  const count = drawing && drawing !== 'failed' ? `1 of ${drawing.pages.length}` : '';
  const navigate = useNavigate();
  const back = lead ? leadUrl(lead) : '/app/settings/resumes';
  const title = lead?.title ?? 'Resume';
  const about = lead
    ? [lead.company, lead.location].filter(Boolean).join(', ')
    : 'From your profile';
  const what = (
    <PaneHead>
      <h2>What goes in</h2>
      <Counts>{isAsked && 'what they ask for first'}</Counts>
    </PaneHead>
  );
  const groups = (
    <div {...lighting}>
      <ResumeGroups {...boxes} lit={lit} />
    </div>
  );
  return (
    <Sheet ref={root} data-own-actions>
      <DocumentTitle title={lead ? `${lead.title}, resume` : 'Resume'} />
      {isNarrow ? (
        <NarrowSheet data-own-head>
          <Back>
            <IconButton label="Back" icon={ArrowLeft} onClick={() => void navigate(back)} />
            <Title>
              <h1>{title}</h1>
              <p>{about}</p>
            </Title>
            {sending.download}
          </Back>
          {what}
          {groups}
          <Actions>
            <Button icon={Maximize2} onClick={() => setFull(true)}>
              See the page
            </Button>
            {sending.keep}
          </Actions>
        </NarrowSheet>
      ) : (
        <>
          <Head>
            <Monogram name={lead?.company ?? profile.personalInfo.name} size={44} />
            <Title>
              <h1>{lead ? <Link to={back}>{title}</Link> : title}</h1>
              <p>{about}</p>
            </Title>
          </Head>
          <Columns>
            <Pane aria-label="What goes in">
              {what}
              <Scroller>{groups}</Scroller>
            </Pane>
            <Pane aria-label="Page">
              <PaneHead>
                <h2>Page</h2>
                <Counts>{count}</Counts>
                <IconButton label="Open full" icon={Maximize2} onClick={() => setFull(true)} />
              </PaneHead>
              <Ground {...lighting} tabIndex={0} onClick={showRow}>
                <div ref={ground}>{pages}</div>
              </Ground>
              <Actions>
                {sending.download}
                {sending.keep}
              </Actions>
            </Pane>
          </Columns>
        </>
      )}
      {isFull && (
        <DialogShell placement="page" onClose={() => setFull(false)}>
          <PaneHead>
            <DialogTitle>Page</DialogTitle>
            <Counts>{count}</Counts>
            <IconButton label="Close" icon={Minimize2} onClick={() => setFull(false)} />
          </PaneHead>
          <Ground {...lighting} tabIndex={0} onClick={showRow}>
            <div style={{ width: FULL_WIDTH }}>{pages}</div>
          </Ground>
        </DialogShell>
      )}
    </Sheet>
  );
}

function PageView({
  drawing,
  lit,
}: {
  drawing: ReturnType<typeof useDrawing>;
  lit: string | null;
}) {
  if (drawing === undefined) return <Spinner label="Drawing the page…" />;
  if (drawing === 'failed') return <p>The page can't be shown. Download it to see it.</p>;
  if (drawing === null) {
    return <p>A PDF can't show this script. Download the Word file to see the page.</p>;
  }
  return <DocumentPages drawing={drawing} name="Resume" lit={lit} />;
}
