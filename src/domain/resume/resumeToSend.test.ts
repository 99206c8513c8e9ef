import { resumeToSend } from './resumeToSend.ts';

it('leaves out how to reach the person, births and photos, and no work', () => {
  const work = [
    'Engineer, Wetterstein Systems, 2015 – 2020',
    '• Booked 20 qualified meetings a month by phone, letter and e-mail',
    'Wrote https://fjord.example/map with 14 people, for +2,000,000 users',
    'Mobile developer',
    'Exceeded quota in 14 of 17 quarters.',
  ];
  const text = [
    'Ada Holm',
    'Senior Engineer with 12 years in shipping and energy, now for smaller teams',
    'Storgata 5, 0155 Oslo',
    'ada@holm.example | +47 22 33 44 55 | linkedin.com/in/adaholm',
    'Date of birth: 1 May 1990',
    'Phone',
    ...work,
    'Geburtsdatum 1.5.1990',
    'Photo',
  ].join('\n');
  expect(resumeToSend(text)).toBe(
    [
      'Ada Holm',
      'Senior Engineer with 12 years in shipping and energy, now for smaller teams',
      ...work.map((line) => line.replace('https://fjord.example/map ', ' ')),
    ].join('\n'),
  );
});
