/** Where a resume for a lead is made. */
export const resumeUrl = (leadId: string): string =>
  `/app/leads/resume?lead=${encodeURIComponent(leadId)}`;
