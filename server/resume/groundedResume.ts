import { isEmailAddress } from '#domain/emailAddress.ts';
import { isPhoneNumber } from '#domain/phoneNumber.ts';
import type { ResumeDraft } from './draftSchema.ts';
import { sourceText } from './sourceText.ts';

/**
 * A program: removes everything from a model's draft that isn't in the resume: names, addresses, employers, titles,
 * schools, dates, skills and links must occur in the text, and prose must consist of its words. Drops
 * entries that lose their names.
 */
export default function groundedResume({
  draft,
  text,
}: {
  draft: ResumeDraft;
  text: string;
}): ResumeDraft {
  const source = sourceText(text);
  const verbatim = (words: string) => (source.contains(words) ? words : '');
  const linked = (address: string) => (source.containsAddress(address) ? address : '');
  const date = (text: string) => (source.containsDate(text) ? text : '');
  const prose = (text: string) => (source.supports(text) ? text : '');
  const listed = (items: string[]) => [...new Set(items.filter(source.contains))];
  const { personalInfo, skills, additionalInfo } = draft;
  return {
    personalInfo: {
      name: verbatim(personalInfo.name),
      email: isEmailAddress(personalInfo.email) ? verbatim(personalInfo.email) : '',
      phone: isPhoneNumber(personalInfo.phone) ? verbatim(personalInfo.phone) : '',
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
        ...(source.contains(gpa) && { gpa }),
      }))
      .filter(({ degree, institution }) => degree !== '' || institution !== ''),
    projects: draft.projects
      .map(({ name, description, technologies, url = '' }) => ({
        name: verbatim(name),
        description: prose(description),
        technologies: listed(technologies),
        ...(source.containsAddress(url) && { url }),
      }))
      .filter(({ name }) => name !== ''),
    additionalInfo: {
      languages: listed(additionalInfo.languages),
      interests: listed(additionalInfo.interests),
      achievements: additionalInfo.achievements.filter((item) => prose(item) !== ''),
    },
  };
}
