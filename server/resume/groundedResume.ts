import { isEmailAddress } from '#domain/emailAddress.ts';
import type { ResumeDraft } from './draftSchema.ts';
import { sourceText } from './sourceText.ts';

/**
 * Takes out of a model's draft all that the resume does not say: names, addresses, employers, titles,
 * schools, dates, skills and links must stand in the text, told texts must be made of its words. What
 * is taken out of an entry leaves it empty there; an entry without its names goes.
 */
export function groundedResume(draft: ResumeDraft, text: string): ResumeDraft {
  const source = sourceText(text);
  const said = (words: string) => (source.says(words) ? words : '');
  const linked = (address: string) => (source.links(address) ? address : '');
  const dated = (date: string) => (source.dates(date) ? date : '');
  const told = (prose: string) => (source.tells(prose) ? prose : '');
  const listed = (items: string[]) => [...new Set(items.filter(source.says))];
  const { personalInfo, skills, additionalInfo } = draft;
  return {
    personalInfo: {
      name: said(personalInfo.name),
      email: isEmailAddress(personalInfo.email) ? said(personalInfo.email) : '',
      location: said(personalInfo.location),
      linkedin: linked(personalInfo.linkedin),
      github: linked(personalInfo.github),
      portfolio: linked(personalInfo.portfolio),
    },
    professionalSummary: told(draft.professionalSummary),
    skills: {
      technicalSkills: listed(skills.technicalSkills),
      softSkills: listed(skills.softSkills),
      certifications: listed(skills.certifications),
    },
    experience: draft.experience
      .map((entry) => ({
        title: said(entry.title),
        company: said(entry.company),
        location: said(entry.location),
        startDate: dated(entry.startDate),
        endDate: dated(entry.endDate),
        description: told(entry.description),
        technologies: listed(entry.technologies),
      }))
      .filter(({ title, company }) => title !== '' || company !== ''),
    education: draft.education
      .map(({ degree, institution, location, graduationYear, gpa = '' }) => ({
        degree: said(degree),
        institution: said(institution),
        location: said(location),
        graduationYear: dated(graduationYear),
        ...(source.says(gpa) && { gpa }),
      }))
      .filter(({ degree, institution }) => degree !== '' || institution !== ''),
    projects: draft.projects
      .map(({ name, description, technologies, url = '' }) => ({
        name: said(name),
        description: told(description),
        technologies: listed(technologies),
        ...(source.links(url) && { url }),
      }))
      .filter(({ name }) => name !== ''),
    additionalInfo: {
      languages: listed(additionalInfo.languages),
      interests: listed(additionalInfo.interests),
      achievements: additionalInfo.achievements.filter((item) => told(item) !== ''),
    },
  };
}
