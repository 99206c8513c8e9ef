interface ClosingContent {
  heading: string;
  text: string;
  download: string;
  note: string;
  /** Below the note, because users need an account and can't create one themselves. */
  registration: string;
}

export const closingContent: ClosingContent = {
  heading: 'Save the next one while you read it.',
  text: 'Add Leadside to your browser and open it on the page that interests you.',
  download: 'Add to browser',
  note: 'Free to install · No credit card · 7-day free trial',
  registration: 'Early access only. Registration is currently closed.',
};
