import { api } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { ImportedLead } from '#domain/contract/leadImport.ts';
import { counted } from '#domain/counted.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { offerUndo } from '#features/shell/undoSlice.ts';
import type { LeadThunk } from '../leadThunks.ts';

/** Imports leads, all or none, and offers to undo it. Returns whether they were added. */
export const addImportedLeads =
  (leads: readonly ImportedLead[]): LeadThunk =>
  async (dispatch) => {
    const { error } = await dispatch(api.endpoints.importLeads.initiate(leads));
    if (error) {
      const text = `Error importing leads: ${errorMessage(error)} You can import again: no lead is added twice.`;
      dispatch(toastShown({ tone: 'error', text }));
      return false;
    }
    const leadIds = leads.map(({ id }) => id);
    dispatch(offerUndo({ kind: 'import', leadIds }, `${counted(leads.length, 'lead')} imported.`));
    return true;
  };
