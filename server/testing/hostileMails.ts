/* Mails that were written to keep a reader busy, or to end it. */

const mail = (type: string, body: string): string =>
  `From: Eve <eve@attacker.example>\r\nSubject: Read this\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n${body}`;

const calendar = (lines: string): string =>
  mail('text/calendar', `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n${lines}END:VCALENDAR\r\n`);

const event = (lines = '', start = '20270601T100000'): string =>
  `BEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Own:${start}\r\nSUMMARY:Interview\r\n${lines}END:VEVENT\r\n`;

const zone = (lines: string): string =>
  `BEGIN:VTIMEZONE\r\nTZID:Own\r\nBEGIN:STANDARD\r\nDTSTART:00010101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0100\r\n${lines}END:STANDARD\r\nEND:VTIMEZONE\r\n`;

const DAYS = Array.from({ length: 366 }, (_, day) => day + 1).join();

function nestedMultiparts(depth: number): string {
  const starts = Array.from(
    { length: depth },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
  );
  const lines = 'One of many lines.\r\n'.repeat(400_000);
  return mail('multipart/mixed; boundary=b0', `${starts.join('')}--b${depth}\r\n\r\n${lines}`);
}

/** By what they have too much of. */
export const HOSTILE_MAILS: Record<string, () => string> = {
  'years of a zone': () =>
    calendar(zone(`RRULE:FREQ=YEARLY;BYYEARDAY=${DAYS}\r\n`) + event('', '99991201T100000')),
  'dates of a zone': () => calendar(zone('RDATE:20260101T000000\r\n'.repeat(200_000)) + event()),
  events: () => calendar(event().repeat(100_000)),
  'lines of an event': () => calendar(event('X-LINE:a value that is ignored\r\n'.repeat(450_000))),
  'multiparts in each other': () => nestedMultiparts(250),
  'messages in each other': () =>
    mail('message/rfc822', 'Content-Type: message/rfc822\r\n\r\n'.repeat(10_000)),
  parts: () => mail('multipart/mixed; boundary=b', '--b\r\n\r\nx\r\n'.repeat(1_500_000)),
  paragraphs: () => mail('text/html', '<p>'.repeat(130_000)),
};
