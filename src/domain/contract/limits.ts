/** The limits of fields, in characters unless a comment says otherwise. */
export const LIMITS = {
  title: 200,
  company: 200,
  location: 200,
  source: 200,
  compensationRange: 100,
  employmentType: 100,
  reference: 100,
  description: 20_000,
  pitch: 20_000,
  /** Kept edits of one pitch. */
  pitchEdits: 30,
  /** Characters of all kept edits and letters of one pitch. */
  pitchVersions: 400_000,
  /** Kept letters that were sent from one pitch. */
  sentLetters: 100,
  /** The name of the model that wrote a pitch. */
  generator: 200,
  /** Marked claims of one pitch. */
  claims: 500,
  customPrompt: 2_000,
  /** Of a captured page that a model reads. */
  pageText: 20_000,
  qualificationNotes: 5_000,
  note: 5_000,
  /** Notes on one lead. */
  notes: 1_000,
  /** Interviews of one lead. */
  interviews: 100,
  /** A week: a task may take days. */
  interviewMinutes: 7 * 24 * 60,
  /** What a model expects to be asked in an interview. */
  likelyQuestions: 12,
  likelyQuestion: 300,
  /** Whom an interview is with. */
  people: 500,
  /** Bytes of an email as a file. */
  messageBytes: 25 * 1024 * 1024,
  /** The kept text of a message. */
  messageText: 20_000,
  /** Messages of one lead, and in a list. */
  messages: 100,
  /** Emails of a mailbox that fit no lead and are only listed. */
  listedMessages: 500,
  /** The name of a server on the internet. */
  host: 253,
  /** The password of a mailbox. */
  mailPassword: 500,
  mailFolder: 200,
  subject: 500,
  messageId: 1_000,
  /** Kept names of a message's attachments. */
  attachments: 50,
  /** The sentence that a proposal relies on. */
  messageQuote: 500,
  /** A link or an address of an interview. */
  place: 2_048,
  /** Events of an invitation file. */
  invitedEvents: 10,
  /** The organizer and the attendees of one event of an invitation. */
  invitedPeople: 20,
  sequence: 1_000_000,
  url: 2_048,
  personName: 200,
  /** People of one user. */
  allPeople: 50_000,
  /** People in one request of an import. */
  importedPeople: 1_000,
  /** People in one file. */
  peopleInFile: 40_000,
  /** Deleted people of one user that can be restored. */
  deletedPeople: 1_000,
  personEmails: 20,
  personNotes: 200,
  /** Characters of all notes on one person. */
  personNotesText: 50_000,
  /** Leads of one person. */
  personLeads: 500,
  /** Leads of all people in one change. */
  changedPersonLeads: 2_000,
  email: 254,
  phone: 50,
  /** Of a new password. */
  minPassword: 10,
  password: 1_000,
  refreshToken: 500,
  id: 100,
  timeZone: 100,
  tag: 50,
  statusLabel: 40,
  /** Statuses of one type of lead: the thirteen and the user's own. */
  statuses: 40,
  /** Tags on one lead. */
  tags: 50,
  /** Dollars. */
  value: 1_000_000_000_000,
  search: 200,
  /** Leads in one bulk update. */
  bulk: 500,
  /** Leads in one imported file. */
  importedLeads: 20_000,
  /** Notes of one imported lead. */
  importedNotes: 20,
  /** Dated statuses of one imported lead. */
  importedStatusChanges: 20,
  /** Columns that a model reads, values of each, and characters of a value. */
  columnsRead: 50,
  columnValues: 5,
  columnText: 200,
  /** Columns of an imported file. */
  importedColumns: 1_000,
  /** Bytes of an imported file. */
  importBytes: 20 * 1024 * 1024,
  /** Bytes of an archive that is restored. */
  archiveBytes: 64 * 1024 * 1024,
  /** Leads, pitches or status changes in an archive. */
  archivedRows: 200_000,
  /** Deleted leads of one user that can be restored. */
  deletedLeads: 5_000,
  viewName: 50,
  /** Saved views of one user. */
  views: 50,
  /** The name of a model. */
  model: 200,
  /** A provider's key. */
  apiKey: 500,
  /** Models in a provider's list. */
  models: 2_000,
  tokenName: 50,
  /** Passkeys of one account. */
  passkeys: 20,
  passkeyName: 100,
  /** Of a credential's id: 1,023 bytes in base64url (WebAuthn level 3, section 5.1). */
  credentialId: 1364,
  /** Access tokens of one user, with the expired ones. */
  tokens: 20,
  /** Entries on one page of a list. */
  page: 1_000,
  /** Approximate bytes of the leads in one response. A client may leave many responses unread. */
  leadsBytes: 4 * 1024 * 1024,
  /** Bytes. */
  resumeBytes: 10 * 1024 * 1024,
  /** Stored files of one user. */
  resumes: 10,
  fileName: 200,
  /** Of a whole profile as JSON. */
  profile: 200_000,
  profileText: 5_000,
  profileLine: 200,
  /** The quote of a resume beside a doubtful value. */
  doubtText: 300,
  /** Entries in one list of the profile. */
  profileList: 100,
  yearsOfExperience: 80,
  answer: 300,
  /** Answers to other questions that a user keeps. */
  keptAnswers: 300,
  keptQuestion: 500,
  /** Other words of one question. */
  keptWordings: 20,
  keptAnswer: 2_000,
  /** Lines that the user ticked or unticked for one lead. */
  lineTicks: 200,
  /** A request of a posting. */
  asked: 500,
  /** Requests of a posting that lines are offered for. */
  askedLines: 150,
  lineId: 250,
} as const;
