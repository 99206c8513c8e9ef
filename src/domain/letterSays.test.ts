import { letterSays } from './letterSays.ts';

const says = letterSays(`Dear Maja,

I moved 40 services to Kubernetes. My certifications include CPR, BLS and
ACLS. I have 7 years of experience as a Registered Nurse.

Regards`);

test.each([
  ['I moved 40 services to Kubernetes.', 'the same words'],
  ['I moved “40 services”\nto  kubernetes', 'another case, punctuation and white space'],
  ['My certifications include ACLS.', 'one of a list, across a line break'],
  ['Kubernetes. My certifications', 'words of two sentences, in their order'],
  ['7 years (Registered Nurse)', 'the words of a sentence in the form of the profile'],
])('says “%s”: %s', (statement) => expect(says(statement)).toBe(true));

test.each([
  ['I moved 41 services to Kubernetes.', 'another figure'],
  ['I have 7 years of experience with Kubernetes.', 'words of two sentences, put together'],
  ['BL', 'a part of a word'],
  ['…', 'no words'],
])('doesn’t say “%s”: %s', (statement) => expect(says(statement)).toBe(false));
