import fc from 'fast-check';
import { LIMITS } from '#domain/contract/limits.ts';
import { askedFor } from './askedFor.ts';

/** Each line with the first letter of its kind: 'd Cook for 40 guests'. */
const lines = (posting: string): string[] =>
  askedFor(posting).map(({ kind, text }) => `${kind.charAt(0)} ${text}`);

describe('sections', () => {
  it.each([
    [
      'English, with bullets',
      `About us
We are a family business with 40 employees and 30 years of experience.

Your tasks:
• Pick and pack orders
• Drive the forklift in two halls

What you bring:
- Forklift license
- 2 years of experience in a warehouse
- Polish is a plus

What we offer:
- 30 days of vacation
- A bonus at Christmas`,
      [
        'd Pick and pack orders',
        'd Drive the forklift in two halls',
        'l Forklift license',
        'r 2 years of experience in a warehouse',
        'w Polish is a plus',
      ],
    ],
    [
      'German',
      `Das erwartet dich
• Betreuung von 12 Bewohnern im Frühdienst
• Dokumentation der Pflege
Das bringst du mit
• Abgeschlossene Ausbildung als Pflegefachkraft
• Führerschein Klasse B von Vorteil
Wir bieten dir
• 30 Tage Urlaub
Jetzt bewerben!
Musterheim GmbH`,
      [
        'd Betreuung von 12 Bewohnern im Frühdienst',
        'd Dokumentation der Pflege',
        'r Abgeschlossene Ausbildung als Pflegefachkraft',
        'l Führerschein Klasse B von Vorteil',
      ],
    ],
    [
      'Spanish, in one paragraph',
      'FUNCIONES: - Montaje de muebles. - Carga del camión. REQUISITOS: - Carnet de conducir B. - Se valorará experiencia. CONDICIONES: - Contrato de 3 meses. - Salario según convenio.',
      [
        'd Montaje de muebles.',
        'd Carga del camión.',
        'l Carnet de conducir B.',
        'w Se valorará experiencia.',
      ],
    ],
  ])('%s', (_language, posting, expected) => {
    expect(lines(posting)).toEqual(expected);
  });
});

describe('sentences outside of sections', () => {
  it.each([
    ["You'll repair bicycles and advise customers.", 'd'],
    ['In dieser Rolle planst du die Touren von acht Fahrern.', 'd'],
    ['We are looking for an electrician with three years of experience.', 'r'],
    ['Permis C exigé.', 'l'],
    ['Experience with Shopify is a plus.', 'w'],
    ['Please send your resume and two references to jobs@example.com.', 'l'],
    ['Bitte nennen Sie Ihre Gehaltsvorstellung.', 'l'],
    ['You must be authorized to work in Canada.', 'l'],
  ])('%s', (sentence, kind) => {
    expect(lines(`Our bakery opened in 1950. ${sentence}`).map((line) => line.charAt(0))).toContain(
      kind,
    );
  });

  it.each([
    "You'll receive a company car and 30 days of vacation.",
    'Du bekommst ein Jobticket und viel Gestaltungsspielraum.',
    'With over three decades of experience, our company leads the market.',
    'We are an equal opportunity employer and value diversity.',
    'Have you ever been convicted of a felony?',
  ])('leaves out: %s', (sentence) => {
    expect(askedFor(sentence)).toEqual([]);
  });
});

/** Postings as notes, without headings and lists. */
const NOTES = [
  [
    'd You keep 14 conveyor lines running and plan the move to the new hall.',
    'l Shift lead twice a month.',
    'l Forklift license, or the will to get one.',
    '- Write to us before 11 December.',
  ],
  [
    'r You have taken a large monolith apart while dozens of teams kept shipping from it every day.',
    'w Infrastructure as code, preferably Terraform.',
    "l Tell us why you're looking and when you can start.",
  ],
  [
    '- You get 30 days of vacation.',
    '- You can work from home.',
    '- Excel is not your thing? Neither is it ours.',
  ],
];

describe.each(NOTES)('a note: %s', (...note) => {
  it.each(['\n', '\n\n', ' '])('read with %j between its sentences', (separator) => {
    expect(lines(note.map((line) => line.slice(2)).join(separator))).toEqual(
      note.filter((line) => !line.startsWith('-')),
    );
  });
});

test('reads imperatives without a heading', () => {
  expect(
    lines(
      'Own the month-end close and reconcile accounts. Start date is flexible. Write to us by May.',
    ),
  ).toEqual(['d Own the month-end close and reconcile accounts.']);
});

test('reads lists in Markdown, and drops a line that comes twice', () => {
  const posting = `## Who you are

- Strong in writing. Our users read English.
- **Terraform**

You bring these as well:

- ![](icon.png) Ansible
- Ansible`;
  expect(lines(posting)).toEqual([
    'r Strong in writing. Our users read English.',
    'r Terraform',
    'r Ansible',
  ]);
});

test('reads requests of few long words, which are no headings', () => {
  const posting = `Requirements

Experience with AWS or GCP
Knowledge of dbt is a plus
Experience with SQL`;
  expect(lines(posting)).toEqual([
    'r Experience with AWS or GCP',
    'w Knowledge of dbt is a plus',
    'r Experience with SQL',
  ]);
});

test('reads the short names of skills', () => {
  expect(lines('Requirements\n- SQL\n- n/a')).toEqual(['r SQL']);
});

test('shows nothing for a posting that asks for nothing', () => {
  expect(askedFor('')).toEqual([]);
  expect(askedFor('Great place to work.\n\nFounded in 1980 in Oslo.')).toEqual([]);
});

/** Without spaces, bullets and Markdown, which may go. */
const letters = (text: string): string => text.replace(/\P{L}/gu, '');

test("never throws, and keeps the posting's words", () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '\n',
      '- ',
      '• ',
      ': ',
      'Requirements:',
      'Du planst ',
      'must have',
      '. ',
      '✔️',
      '__',
      '**',
      '# ',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const posting = pieces.join('');
      for (const { text } of askedFor(posting)) {
        expect(text.length).toBeLessThanOrEqual(LIMITS.asked);
        expect(letters(posting)).toContain(letters(text));
      }
    }),
  );
});

test.each(['a', 'a ', 'you will ', '- ', ': ', 'Duties\n\n- x\n', '. '])(
  'reads the longest posting of %j',
  (part) => {
    const posting = part.repeat(LIMITS.description / part.length);
    expect(askedFor(posting).every(({ text }) => text.length <= LIMITS.asked)).toBe(true);
  },
);
