/** The panel's own page. */
export const CAPTURE_PATH = '/capture';

export const leadPath = (leadId: string): string => `/app/leads?lead=${encodeURIComponent(leadId)}`;

/** The letter for a lead. */
export const letterPath = (leadId: string): string =>
  `/app/pitches?lead=${encodeURIComponent(leadId)}`;
