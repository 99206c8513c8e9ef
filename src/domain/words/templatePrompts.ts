import { table } from './table.ts';

/** First words of a template's prompts: "Describe your duties here". */
export const PROMPT_VERBS = table(`
  describe, list, add, enter, insert, type, write, include, replace, click, tap, use this, briefly, summarize,
  summarise, mention, state, explain, provide, outline, highlight, tell us, put, fill, to get started,
  beschreiben sie, hier klicken, fügen sie`);

/** What a template has in place of a value. */
export const PLACEHOLDERS = table(`
  your name, your full name, your email, your e-mail, your phone, your address, your city, your title, your job,
  your company, your linkedin, your website, your summary, your school, your degree, your skill, your skills,
  first name, last name, first last, street address, job title, position title, company,
  company name, name of company, name of school, lorem ipsum, ihr name, vorname nachname`);
