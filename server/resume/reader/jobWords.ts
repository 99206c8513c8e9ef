/** Words that tell a job's title from its company. Ends of German compounds are matched too. */

const TITLES =
  'engineer|developer|programmer|manager|director|analyst|designer|architect|consultant|specialist|coordinator|administrator|assistant|associate|officer|supervisor|technician|scientist|researcher|intern|internship|trainee|apprentice|lead|leader|head|chief|president|vice president|vp|svp|evp|ceo|cto|cfo|coo|cmo|cio|founder|co-founder|cofounder|owner|partner|principal|fellow|postdoc|postdoctoral|professor|lecturer|teacher|tutor|instructor|trainer|coach|nurse|physician|surgeon|doctor|pharmacist|therapist|counselor|counsellor|dentist|paramedic|midwife|caregiver|carer|accountant|auditor|bookkeeper|controller|treasurer|actuary|underwriter|broker|banker|teller|cashier|clerk|secretary|receptionist|representative|rep|executive|salesperson|seller|agent|buyer|merchandiser|planner|strategist|marketer|copywriter|writer|editor|journalist|reporter|author|translator|interpreter|photographer|videographer|producer|animator|illustrator|artist|musician|chef|cook|waiter|waitress|server|bartender|barista|host|hostess|driver|operator|mechanic|electrician|plumber|carpenter|welder|machinist|foreman|inspector|surveyor|estimator|superintendent|warehouseman|picker|packer|guard|lifeguard|police officer|firefighter|soldier|sergeant|captain|lieutenant|pilot|attendant|lawyer|attorney|solicitor|barrister|paralegal|counsel|judge|librarian|curator|archivist|economist|statistician|mathematician|chemist|biologist|physicist|geologist|ecologist|recruiter|generalist|advisor|adviser|ambassador|evangelist|advocate|moderator|master|scrum master|product owner|sre|devops|tester|sdet|webmaster|freelancer|contractor|volunteer|student|worker|laborer|labourer|helper|aide|orderly|janitor|cleaner|housekeeper|gardener|farmer|stylist|hairdresser|beautician|nanny|babysitter|concierge|steward|stewardess|dispatcher|expeditor|scheduler|buyer|facilitator|mentor|liaison|ombudsman|diplomat|organizer|organiser|fundraiser|publicist|crew member|team member|staff|co-op|dean|provost|registrar|superintendent|warden|rn|lpn|cna|conservator|dietitian|nutritionist|optometrist|radiographer|sonographer|phlebotomist|hygienist|veterinarian|vet|groomer|machine operator|practitioner|registrar|resident|clinician|psychologist|psychiatrist|social worker|case worker|caseworker';
const GERMAN_ENDS =
  'ingenieur|entwickler|leiter|leitung|berater|referent|mitarbeiter|assistent|assistenz|kauffrau|kaufmann|techniker|mechaniker|mechatroniker|elektroniker|informatiker|sachbearbeiter|koordinator|werkstudent|praktikant|praktikum|auszubildende|ausbildung zum|ausbildung zur|lehrer|dozent|pfleger|schwester|arzt|ärztin|anwalt|anwältin|führer|verkäufer|fahrer|meister|gestalter|redakteur|chef|forscher|trainer|administrator|architekt|analyst|geschäftsführer|vorstand|prokurist|buchhalter|controller|hilfskraft|aushilfe|fachkraft|erzieher|verwalter|planer|konstrukteur|programmierer|konditor|koch|köchin|bäcker|tischler|maler|schlosser|lagerist|monteur|doktorand|volontär|trainee|manager';
const TITLE = new RegExp(
  `(?<![\\p{L}])(?:${TITLES})(?:s|in|innen)?(?![\\p{L}])|(?:${GERMAN_ENDS})(?:in|r|rin|en|frau|:in|\\*in|/in|/-in|\\(in\\))?(?![\\p{L}])|(?<![\\p{L}])(?:wissenschaftliche|senior|junior|sr\\.|jr\\.)(?![\\p{L}])`,
  'giu',
);

const COMPANY =
  /(?<![\p{L}])(?:inc|llc|ltd|limited|corp|corporation|company|co|gmbh|ag|kg|se|ohg|ug|mbh|e\.? ?v|plc|llp|lp|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|a\.?b\.?|oy|as|a\/s|sas|sarl|pte|pty|pvt|holdings?|group|gruppe|university|université|universidad|universität|hochschule|college|institute|institut|school|schule|academy|hospital|clinic|klinik|klinikum|infirmary|medical cent(?:er|re)|health(?:care)?|bank|capital|ventures|partners|associates|consulting|solutions|systems|technologies|technology|software|labs?|laboratories|studios?|agency|media|networks?|services|industries|enterprises|international|foundation|council|department|ministry|museum|hotel|restaurant|café|cafe|church|army|navy|air force|government|county|city of|state of|office of|offices of|trust|association|society|stadt|werke|verlag|logistics|freight|pharma|energy|motors|airlines|insurance|retail|stores?|supply|freelance|freiberuflich|self-employed|selbstständig|selbständig)(?![\p{L}])/giu;
const LEGAL_FORM =
  /(?<![\p{L}])(?:inc|llc|ltd|gmbh|ag|kg|se|ohg|plc|llp|corp|pvt|pte|pty|s\.l|s\.a|s\.r\.l|b\.v|ab|oy)\.?$/iu;

/** How much a part of an entry's head reads like a title: above 0, or like a company: below. */
export function titleScore(part: string): number {
  const titles = part.match(TITLE)?.length ?? 0;
  const companies = part.match(COMPANY)?.length ?? 0;
  const endsAsTitle = new RegExp(`(?:${TITLE.source})\\W*$`, 'iu').test(part) ? 1 : 0;
  return titles * 2 + endsAsTitle - companies * 2 - (LEGAL_FORM.test(part) ? 3 : 0);
}

/** Whether the words name a job, such as the line below a name does. */
export const readsAsTitle = (text: string): boolean => titleScore(text) > 0;
