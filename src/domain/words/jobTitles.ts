import { table } from './table.ts';

/* Words of job titles, by language. 'ingénieu*' is the beginning of a word, '*leiter' the end. */

export const JOB_TITLES = {
  en: table(`
    engineer, developer, programmer, manager, director, analyst, designer, architect, consultant,
    specialist, coordinator, administrator, assistant, associate, officer, supervisor, technician,
    scientist, researcher, intern, internship, trainee, apprentice, lead, leader, head, chief, president,
    vp, svp, evp, ceo, cto, cfo, coo, cmo, cio, founder, cofounder, owner, partner, principal, fellow,
    postdoc, postdoctoral, professor, lecturer, teacher, tutor, instructor, trainer, coach, nurse,
    physician, surgeon, doctor, pharmacist, therapist, counselor, counsellor, dentist, paramedic, midwife,
    caregiver, carer, accountant, auditor, bookkeeper, controller, treasurer, actuary, underwriter, broker,
    banker, teller, cashier, clerk, secretary, receptionist, representative, rep, executive, salesperson,
    seller, agent, buyer, merchandiser, planner, strategist, marketer, copywriter, writer, editor,
    journalist, reporter, author, translator, interpreter, photographer, videographer, producer, animator,
    illustrator, artist, musician, chef, cook, waiter, waitress, server, bartender, barista, host, hostess,
    driver, operator, mechanic, electrician, plumber, carpenter, welder, machinist, foreman, inspector,
    surveyor, estimator, superintendent, warehouseman, picker, packer, guard, lifeguard, firefighter,
    soldier, sergeant, captain, lieutenant, pilot, attendant, lawyer, attorney, solicitor, barrister,
    paralegal, counsel, judge, librarian, curator, archivist, economist, statistician, mathematician,
    chemist, biologist, physicist, geologist, ecologist, recruiter, generalist, advisor, adviser,
    ambassador, evangelist, advocate, moderator, master, sre, devops, tester, sdet, webmaster, freelancer,
    contractor, volunteer, student, worker, laborer, labourer, helper, aide, orderly, janitor, cleaner,
    housekeeper, gardener, farmer, stylist, hairdresser, beautician, nanny, babysitter, concierge, steward,
    stewardess, dispatcher, expeditor, scheduler, facilitator, mentor, liaison, diplomat, organizer,
    organiser, fundraiser, publicist, crew member, team member, staff, dean, provost, registrar, warden,
    rn, lpn, cna, conservator, dietitian, nutritionist, optometrist, radiographer, sonographer,
    phlebotomist, hygienist, veterinarian, vet, groomer, practitioner, resident, clinician, psychologist,
    psychiatrist, caseworker, senior, junior`),
  de: table(`
    *ingenieur, *entwickler, *leiter, *leitung, *berater, *referent, *mitarbeiter, *assistent, *assistenz,
    *kauffrau, *kaufmann, *techniker, *mechaniker, *mechatroniker, *elektroniker, *informatiker,
    *sachbearbeiter, *koordinator, *werkstudent, *praktikant, *praktikum, *auszubildende, ausbildung zum,
    ausbildung zur, *lehrer, *dozent, *pfleger, *schwester, *arzt, *ärztin, *anwalt, *anwältin, *führer,
    *verkäufer, *fahrer, *meister, *gestalter, *redakteur, *chef, *forscher, *trainer, *administrator,
    *architekt, *analyst, *vorstand, *prokurist, *buchhalter, *controller, *hilfskraft, *aushilfe,
    *fachkraft, *erzieher, *verwalter, *planer, *konstrukteur, *programmierer, *konditor, *koch, *köchin,
    *bäcker, *tischler, *maler, *schlosser, *lagerist, *monteur, *doktorand, *volontär, *trainee, *manager,
    wissenschaftliche`),
  others: table(`
    cheffe, chargé*, directeur*, directrice*, ingénieu*, développeu*, responsable*, conseiller*,
    conseillère*, gestionnaire*, technicien*, stagiaire*, alternant*, alternance*, vendeu*, comptable*,
    infirmi*, enseignant*, professeur*, formateur*, formatrice*, rédact*, juriste*, avocat*, secrétaire*,
    employé*, agent*, assistante*, consultante*, contable*, auxiliar*, administrativo*, administrativa*,
    gerente*, jefe*, jefa*, director*, ingenier*, desarrollador*, analista*, técnico*, técnica*, consultor*,
    becari*, profesor*, maestr*, enfermer*, abogad*, asesor*, coordinador*, encargad*, dependient*,
    camarer*, comercial*, diseñador*, ingegnere*, sviluppat*, responsabile*, impiegat*, tirocinante*,
    stagista*, consulente*, direttore*, direttrice*, commess*, cameriere*, insegnante*, avvocato*,
    progettista*, engenheir*, desenvolvedor*, estagiári*, diretor*, enfermeir*, coordenador*, ontwikkelaar*,
    medewerker*, adviseur*, stagiair*, projectleider*, leraar*, lerares*, docent*, verpleegkundige*,
    accountmanager*, beheerder*, verkoper*`),
};

/** Endings of German titles: 'Leiterin', 'Entwickler:in'. */
export const TITLE_ENDINGS = '(?:[:*/-]?in|innen|r|rin|en|frau|\\(in\\))?';
