/** What a resume of the bench says: the fields that are scored. Months as `2019-03`, or the year, or 'present'. */
export interface Truth {
  name: string;
  email: string;
  summary: string;
  technicalSkills: string[];
  softSkills: string[];
  experience: { title: string; company: string; location: string; start: string; end: string }[];
  education: { degree: string; institution: string; graduationYear: string }[];
  projects: string[];
  languages: string[];
}
