/** The panel's own pages. */
export const CAPTURE_PATH = '/capture';
export const FORM_PATH = '/form';

export const leadPath = (leadId: string): string => `/app/leads?lead=${encodeURIComponent(leadId)}`;

/** The letter for a lead. */
export const letterPath = (leadId: string): string =>
  `/app/pitches?lead=${encodeURIComponent(leadId)}`;
