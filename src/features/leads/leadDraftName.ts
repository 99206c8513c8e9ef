/** Under which name the form of that lead keeps what is typed; the form of a new one without an id. */
export const leadDraftName = (leadId: string | null | undefined): string =>
  `lead/${leadId ?? 'new'}`;
