import type { UserProfile } from '#domain/contract/profile.ts';
import type { Posting } from '#domain/pitchInput.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');

const POSTING: Posting = {
  company: 'Helio Grid GmbH',
  position: 'Senior Platform Engineer',
  description:
    'We run 1,200 wind turbines and cut outages by 80 percent. You know Kubernetes, Go and SQL. Part of the Nordwind Group.',
  location: 'Hamburg',
  category: 'job-application',
  compensationRange: '€90k to €110k',
  tags: ['energy'],
  contactName: 'Jonas Petersen',
};

const claimed = (content: string, profile: UserProfile = DEMO_PROFILE): string[] =>
  unsupportedClaims(content, { profile, posting: POSTING }, TODAY).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );

describe('finds an invented claim', () => {
  it.each([
    // Numbers
    ['I led a team of 12 people.', ['number: 12']],
    ['I led a team of twelve.', ['number: twelve']],
    ['I built portals for forty-five utilities.', ['number: forty-five']],
    ['Support calls fell by 30%.', ['number: 30%']],
    ['Support calls fell by 30 percent.', ['number: 30 percent']],
    ['I served 80 clients.', ['number: 80']],
    ['I have 15+ years of experience.', ['number: 15']],
    ['I have over 12 years of experience.', ['number: 12']],
    ['I bring two decades of experience.', ['number: two decades']],
    ['I have worked there since 2009.', ['number: 2009']],

    // 'Not only' claims it all the more.
    ['I have not only led 12 people.', ['number: 12']],
    ["I haven't slept much, but I led 12 people.", ['number: 12']],
    ["I haven't missed a deadline in 14 years.", ['number: 14']],
    ["I'm no longer at Google.", ['employer: Google']],
    ['I could cut your costs by 25%.', ['number: 25%']],
    ['I would bring 20 years of experience.', ['number: 20']],
    ['I saved $3M a year.', ['number: 3M']],
    ['We reached 2.5 million users.', ['number: 2.5 million']],
    ['We reached 10k users.', ['number: 10k']],
    ['It made pages 3x faster.', ['number: 3x']],
    ['We doubled revenue.', ['number: doubled']],
    ['I cut costs in half.', ['number: half']],
    ['The release had zero downtime.', ['number: zero']],
    ['Hundreds of teams use it.', ['number: Hundreds']],
    ['We are ISO 27001 certified.', ['skill: ISO', 'number: 27001']],
    // Employers
    ['At Google I rebuilt the portal.', ['employer: Google']],
    ['I worked for Deutsche Bank.', ['employer: Deutsche Bank']],
    ['I joined Stripe after that.', ['employer: Stripe']],
    [
      'I worked with Siemens, Bosch and Miele.',
      ['employer: Siemens', 'employer: Bosch', 'employer: Miele'],
    ],
    ['Clients such as Netflix trusted me.', ['employer: Netflix']],
    ['I rebuilt Netflix’s player.', ['employer: Netflix']],
    ['As an ex-Google engineer I know scale.', ['title: ex-Google engineer']],
    ['I worked at PayPal and at ex-Google places.', ['employer: PayPal', 'employer: Google']],
    ['I graduated from the University of Oslo.', ['employer: University of Oslo']],
    ['I left Ogilvy in 2015.', ['employer: Ogilvy']],
    ['I won the Nordic Design Award.', ['employer: Nordic Design Award']],
    // Titles
    ['As a Principal Engineer I set the direction.', ['title: Principal Engineer']],
    ['I am a certified accountant.', ['title: accountant']],
    ['I was a senior data scientist.', ['title: senior data scientist']],
    ['I am an experienced product manager.', ['title: product manager']],
    ['I worked as Head of Product there.', ['title: Head of Product']],
    ['My role as engineering manager taught me that.', ['title: engineering manager']],
    ['I hold a PhD and a master’s degree.', ['title: PhD', 'title: master’s degree']],
    // Skills
    ['I write Rust and Python every day.', ['skill: Rust', 'skill: Python']],
    ['I know C++, C# and Node.js.', ['skill: C++', 'skill: C#', 'skill: Node.js']],
    ['I have deep experience with Pulumi and Zig.', ['skill: Pulumi', 'skill: Zig']],
    [
      'I know machine learning and data analysis.',
      ['skill: machine learning', 'skill: data analysis'],
    ],
    ['I use GraphQL, AWS and CI/CD.', ['skill: GraphQL', 'skill: AWS', 'skill: CI/CD']],
    ['I am fluent in Elixir.', ['skill: Elixir']],
  ])('%s', (content, expected) => {
    expect(claimed(content).toSorted()).toEqual(expected.toSorted());
  });
});

describe('accepts what the profile or the posting says', () => {
  it.each([
    'For eleven years I have built interfaces, most recently for 40 municipal utilities.',
    'I have 11 years of experience. I have more than ten years behind me. I bring 10+ years.',
    'Over a decade of interfaces.',
    'Forty utilities use it, and support calls fell by a third (33%).',
    'You cut outages by 80% on 1200 turbines.',
    'From 2015 to 2021 I worked at Quillfeather Studio; five years well spent, nearly 6 years.',
    'I am Lead Frontend Engineer at Wetterstein Systems. At Wetterstein I led the rebuild.',
    'As a frontend engineer I care about type. I was an engineer at Quillfeather.',
    'I want to be your next Senior Platform Engineer at Helio Grid.',
    'TypeScript, React.js and Postgres are my tools, and a11y is my habit.',
    'I know Go, SQL and k8s from your posting. Go ahead and ask.',
    'I studied at Malmö University and hold a bachelor’s degree.',
    'Helio Grid’s turbines and Nordwind’s plans are why I write.',
    'I also kept a design system for five products. One thing stands out, and two reasons follow.',
    'I spent five years and a half at Quillfeather Studio; five and a half years is a long time.',
    'I am a CPACC certified engineer.',
  ])('%s', (content) => {
    expect(claimed(content)).toEqual([]);
  });
});

describe('ignores what claims nothing', () => {
  it.each([
    'Dear Hiring Manager,\n\nI would like to talk.\n\nKind regards,\nMara Lindqvist',
    'Dear Dr. Smith,\n\nI would like to talk.',
    'Hi Jonas,\n\nhave you got 15 minutes for a call on Tuesday at 10:30? Half an hour for a chat is fine too.',
    'Call +49 30 1234567 or (030) 123 45 67, or write to mara7@example.com, https://x.example/2030.',
    'November 21, 2026\n\nHello, on 21.11.2026 I read your posting.',
    '1. Understand the need\n2. Build it\n\nPhase 3 is the hand-over. I am around 24/7.',
    'With kind regards and many thanks from Berlin',
    'Do you have time for European Thursdays? I know you are looking for a designer.',
    "I haven't used Terraform, and I've never led 12 people or worked at Google.",
    "I'm not a data scientist. I don't know Rust yet. I can't promise a tenfold return.",
    "Terraform is new to me, and I'd be happy to learn Ansible.",
    "I'd treat the turbines as seven groups. I'll send nine drafts, and I could visit six sites.",
    'Swift answers are what I like. Express yourself. Excel at it.',
  ])('%s', (content) => {
    expect(claimed(content)).toEqual([]);
  });
});

it('reads the thousands of a source as thousands only', () => {
  const [job] = DEMO_PROFILE.experience;
  const experience = [{ ...job, description: 'Grew from 4,000 to 31,000 readers.' }];
  const profile = { ...DEMO_PROFILE, experience } as UserProfile;
  expect(claimed('I grew it from 4000 to 31,000 readers.', profile)).toEqual([]);
  expect(claimed('I led a team of four.', profile)).toEqual(['number: four']);
});

it('gives the position of each claim, in text order', () => {
  const content = 'Hi Jonas,\n\nat Google I led 12 people with Python.';
  const claims = unsupportedClaims(content, { profile: DEMO_PROFILE, posting: POSTING }, TODAY);
  expect(claims.map(({ text }) => text)).toEqual(['Google', '12', 'Python']);
  for (const { text, start, end } of claims) expect(content.slice(start, end)).toBe(text);
});

// Catastrophic backtracking would run into the test's time limit.
it.each(['A1 of the ', '1', 'a-', 'A '])(
  'finds the claim at the end of 20,000 characters of %j',
  (piece) => {
    const [project] = DEMO_PROFILE.projects;
    const description = 'At Foo I led 12 of the '.repeat(200);
    const projects = Array(20).fill({ ...project, description });
    const content = `${piece.repeat(20_000 / piece.length)} I led 77 people.`;
    expect(claimed(content, { ...DEMO_PROFILE, projects }).at(-1)).toBe('number: 77');
  },
);

it.each(['a@', 'a.', '(1', 'At A ', 'Dear ,1'])(
  'checks 20,000 characters of "%s" in time',
  (part) => {
    const content = `${part.repeat(20_000 / part.length)}\nI led 77 people.`;
    expect(claimed(content)).toContain('number: 77');
  },
);
