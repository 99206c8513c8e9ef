import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { hasProfile } from '#domain/profile.ts';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import {
  leadDetailsOpened,
  leadFormOpened,
  leadViewClosed,
  selectLeadView,
} from '#features/leads/index.ts';
import { LeadDetailsModal } from '#features/leads/LeadDetailsModal.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { LeadsOverview } from '#features/leads/LeadsOverview.tsx';
import { leadDraftName } from '#features/leads/leadDraftName.ts';
import { useFormLead } from '#features/leads/useFormLead.ts';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { useHasDraft } from '#features/shell/useDraft.ts';
import { useReplacedView } from '#features/shell/useReplacedView.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/**
 * /app/leads: the list, or the form in its place. `?lead=ID` opens the details of that lead, `?add`
 * the empty form.
 */
export function LeadsPage() {
  const dispatch = useDispatch();
  const { key: visit } = useLocation();
  const [params] = useSearchParams();
  const askedLead = params.get('lead');
  const asksForForm = params.has('add');
  const view = useSelector(selectLeadView);
  const formLeadId = view.kind === 'form' ? view.leadId : null;
  const formLead = useFormLead(formLeadId);
  const { data: profile } = useGetProfileQuery();
  // Held here as well: the leads stay in the cache while the form stands in place of their list.
  const { data: leads } = useGetLeadsQuery();
  const isGone = formLeadId !== null && leads !== undefined && formLead === undefined;
  const resumes = useHasDraft(view.kind === 'form' && !isGone ? leadDraftName(formLeadId) : null);

  // Every visit, by a link to the page one is on too, starts with the list, unless the session
  // ended while the form was open: then the form is there again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` changes with every navigation.
  useEffect(() => {
    if (resumes) return;
    if (asksForForm) dispatch(leadFormOpened(null));
    else dispatch(askedLead ? leadDetailsOpened(askedLead) : leadViewClosed());
  }, [dispatch, visit, askedLead, asksForForm]);

  // A lead that is gone by now cannot be edited: the list says so better than an empty form.
  const formOpen = view.kind === 'form' && (formLeadId === null || formLead !== undefined);
  useReplacedView(formOpen);
  if (formOpen) return <LeadForm key={formLeadId} lead={formLead} />;
  return (
    <>
      <PageHeader
        title="Leads"
        actions={
          hasProfile(profile) && (
            <Button variant="primary" icon={Plus} onClick={() => dispatch(leadFormOpened(null))}>
              Add Lead
            </Button>
          )
        }
      />
      <LeadsOverview />
      <LeadDetailsModal />
      <DeleteLeadDialog />
      <AddNoteModal />
    </>
  );
}
