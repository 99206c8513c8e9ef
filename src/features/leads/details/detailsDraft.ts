/** The name of the drafts in a lead's details. Each field and note adds its own: `…/value`. */
export const detailsDraft = (leadId: string): string => `lead-details/${leadId}`;
