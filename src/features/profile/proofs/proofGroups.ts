import type { Experience, Proof, UserProfile } from '#domain/contract/profile.ts';
import { companyName } from '#domain/pitches/postingNames.ts';
import { profileLines } from '#domain/profile/profileLines.ts';

interface ProofGroup {
  /** The employer; '' for proofs of none. */
  name: string;
  /** 'Platform Engineer, 2019 to now' */
  role: string;
  proofs: Proof[];
}

const yearOf = (date: string): string => /\d{4}/.exec(date)?.[0] ?? '';

/** '2019 to now'; '' without a start. */
function years({ startDate, endDate }: Experience): string {
  const [start, end] = [yearOf(startDate), yearOf(endDate)];
  if (start === '' || start === end) return start;
  return `${start} to ${end || 'now'}`;
}

/** The proofs by experience, in its order: by the line they come from, or else the employer they name. */
export function proofGroups(profile: UserProfile): ProofGroup[] {
  const jobs = new Map(profileLines(profile).map(({ text, job }) => [text, job]));
  const jobOf = ({ source, text }: Proof) =>
    jobs.get(source) ??
    profile.experience.find(({ company }) => company !== '' && text.includes(companyName(company)));
  const groups = [...profile.experience, undefined].map((job) => ({
    name: job ? job.company || job.title : '',
    role: job ? [job.company && job.title, years(job)].filter(Boolean).join(', ') : '',
    proofs: profile.proofs.filter((proof) => jobOf(proof) === job),
  }));
  return groups.filter(({ proofs }) => proofs.length > 0);
}
