import { isEmailAddress } from '#domain/emailAddress.ts';
import type { ResumeDraft } from './draftSchema.ts';
import { sourceText } from './sourceText.ts';

/**
 * Removes everything from a model's draft that isn't in the resume: names, addresses, employers, titles,
 * schools, dates, skills and links must occur in the text, and prose must consist of its words. An entry
 * that loses its names is dropped.
 */
export function groundedResume(draft: ResumeDraft, text: string): ResumeDraft {
  const source = sourceText(text);
  const verbatim = (words: string) => (source.says(words) ? words : '');
  const linked = (address: string) => (source.links(address) ? address : '');
  const date = (text: string) => (source.dates(text) ? text : '');
  const prose = (text: string) => (source.tells(text) ? text : '');
  const listed = (items: string[]) => [...new Set(items.filter(source.says))];
  const { personalInfo, skills, additionalInfo } = draft;
  return {
    personalInfo: {
      name: verbatim(personalInfo.name),
      email: isEmailAddress(personalInfo.email) ? verbatim(personalInfo.email) : '',
      location: verbatim(personalInfo.location),
      linkedin: linked(personalInfo.linkedin),
      github: linked(personalInfo.github),
      portfolio: linked(personalInfo.portfolio),
    },
    professionalSummary: prose(draft.professionalSummary),
    skills: {
      technicalSkills: listed(skills.technicalSkills),
      softSkills: listed(skills.softSkills),
      certifications: listed(skills.certifications),
    },
    experience: draft.experience
      .map((entry) => ({
        title: verbatim(entry.title),
        company: verbatim(entry.company),
        location: verbatim(entry.location),
        startDate: date(entry.startDate),
        endDate: date(entry.endDate),
        description: prose(entry.description),
        technologies: listed(entry.technologies),
      }))
      .filter(({ title, company }) => title !== '' || company !== ''),
    education: draft.education
      .map(({ degree, institution, location, graduationYear, gpa = '' }) => ({
        degree: verbatim(degree),
        institution: verbatim(institution),
        location: verbatim(location),
        graduationYear: date(graduationYear),
        ...(source.says(gpa) && { gpa }),
      }))
      .filter(({ degree, institution }) => degree !== '' || institution !== ''),
    projects: draft.projects
      .map(({ name, description, technologies, url = '' }) => ({
        name: verbatim(name),
        description: prose(description),
        technologies: listed(technologies),
        ...(source.links(url) && { url }),
      }))
      .filter(({ name }) => name !== ''),
    additionalInfo: {
      languages: listed(additionalInfo.languages),
      interests: listed(additionalInfo.interests),
      achievements: additionalInfo.achievements.filter((item) => prose(item) !== ''),
    },
  };
}
