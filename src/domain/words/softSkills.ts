import { table } from './table.ts';

/** Words that make a skill a soft one. */
export const SOFT_SKILLS: ReadonlySet<string> = new Set(
  table(`communication, leadership, teamwork, player, collaboration, mentoring, mentorship, coaching, solving,
    thinking, creativity, adaptability, flexibility, management, organization, organizational, organisation,
    organisational, detail, oriented, ethic, empathy, patience, negotiation, negotiating, persuasion, speaking,
    presentation, presenting, facilitation, making, resolution, intelligence, interpersonal, listening,
    multitasking, tasking, motivated, motivation, initiative, reliability, discretion, resilience,
    delegation, storytelling, building, networking, accountability, integrity, teaching, curiosity,
    teamfähigkeit, teamführung, kommunikation, kommunikationsfähigkeit, kommunikationsstärke, belastbarkeit,
    flexibilität, zuverlässigkeit, organisationstalent, durchsetzungsvermögen, verhandlungsgeschick,
    moderation, konfliktlösung, führung, führungskompetenz, führungserfahrung, kreativität, eigeninitiative,
    empathie, selbstständigkeit, verantwortungsbewusstsein, lernbereitschaft, problemlösung`),
);

/** Words beside them. */
export const SOFT_SKILL_PARTS: ReadonlySet<string> = new Set(
  table(`strong, excellent, effective, good, written, verbal, oral, team, cross, functional, client, customer,
    people, stakeholder, conflict, time, relationship, self, stress, problem, critical, creative, strategic,
    analytical, attention, to, work, public, decision, emotional, active, multi, and, skill, skills, ability,
    abilities`),
);
