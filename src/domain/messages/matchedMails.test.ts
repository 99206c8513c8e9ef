import { type LeadFacts, matchLead } from './matchLead.ts';

/* Mails of kinds that are easily given to another lead. */

/** As `id | title | company | contact's email | posting`. */
const LEADS = `
dataflow | Data engineer | Dataflow GmbH | |
dataflow-systems | Data engineer | DataFlow Systems | |
kraemer | Buchhalterin | Krämer & Co. KG | |
groesse | Schneider | Große Größe AG | |
soeren | Udvikler | Sørensen ApS | |
toyohashi | 経理担当 | 株式会社トヨハシ | |
hanabi | 営業 | 花火商事株式会社 | |
bytedrum | 产品经理 | 北鼓科技有限公司 | |
siam | พนักงานขาย | สยามทอง | |
nexi | Payments analyst | Nexi | |
iliad | Store manager | Iliad Italia | |
granite-bank | Site engineer | Granite Bank | |
granite-insurance | Site engineer | Granite Insurance | |
apex | Product manager | Apex | |
orbit | UX designer | Orbit | |
tally | Software engineer | Tally | |
quay | Head baker (m/f/d) | Quay Foods | mara@quayfoods.example |
quay-night | Night baker | Quay Foods | mara@quayfoods.example |
mill | Oven hand | Mill Lane Foods Ltd | |
north | Driver | North | |
north-star | Driver | North Star Logistics | |
hafen | Disponent | Hafen Logistik GmbH | | https://jobs.lever.co/hafenlogistik/1
valmont | Chef de projet | Groupe Valmont | |
smith | Paralegal | Smith & Sons LLP | |`;

/** The lead, then `from | address | subject | text`. A lead in brackets may be found or not, and never another. */
const MAILS = `
dataflow-systems | DataFlow Systems | jobs@dataflow-systems.example | Your application: Data engineer | Thank you for applying.
dataflow-systems | Talent Team | talent@dataflowsystems.example | Data engineer | We got your application.
dataflow | Dataflow GmbH | jobs@dataflow.example | Ihre Bewerbung als Data engineer | Vielen Dank.
dataflow | Dataflow Careers | no-reply@us.greenhouse-mail.io | Data engineer at Dataflow | Thank you.
none | Dataflow Analytics | jobs@dataflow-analytics.example | Data engineer | We are Dataflow Analytics. Join us.
kraemer | Personalabteilung | bewerbung@kraemer.example | Ihre Bewerbung | Wir melden uns.
kraemer | Kraemer & Co. KG | no-reply@personio.de | Ihre Bewerbung als Buchhalterin | Danke.
kraemer | Anna Vogt | a.vogt@kraemer-co.example | Ihre Bewerbung als Buchhalterin bei Krämer | Danke.
groesse | Grosse Groesse | jobs@grosse-groesse.example | Ihre Bewerbung | Danke.
soeren | HR | hr@sorensen.example | Udvikler | Tak.
toyohashi | トヨハシ採用チーム | saiyo@toyohashi.example | 【株式会社トヨハシ】経理担当の選考について | ご応募ありがとうございます。
toyohashi | 採用担当 | noreply@hrmos.example | 書類選考の結果 | 株式会社トヨハシの経理担当にご応募いただき、ありがとうございます。
hanabi | 花火商事 人事部 | jinji@hanabi.example | 面接のご案内 | 営業の面接についてご案内いたします。
none | トヨハシガス | saiyo@gas.example | ご案内 | トヨハシガスからのお知らせです。
bytedrum | 北鼓科技招聘组 | hr@beigu.example | 面试邀请 | 您好,感谢您应聘产品经理。
siam | ฝ่ายบุคคล | hr@siamthong.example | ใบสมัครงาน | บริษัทสยามทองได้รับใบสมัครตำแหน่งพนักงานขายแล้ว
nexi | Workday | nexi@myworkday.com | Your application for Payments analyst | Thank you for applying.
nexi | Recruiting | no-reply@nexi.workablemail.com | Application received | Payments analyst: we have it.
iliad | Selezione | selezione@iliad.it | La sua candidatura | Store manager: abbiamo ricevuto la candidatura.
iliad | Iliad | no-reply@iliad.it | La sua candidatura | Grazie.
granite-bank | Careers | careers@granitebank.example | Requisition 44 | Site engineer at Granite Bank: filled.
granite-insurance | Granite Insurance | careers@granite.example | Your application | Thank you for applying as site engineer.
none | Granite | careers@granite.example | Site engineer | Thank you.
none | Apex Legal | office@apexlegal.example | Your invoice | Apex Legal sends you its invoice.
apex | Apex via Ashby | no-reply@ashbyhq.com | Product manager at Apex | Thank you for applying.
none | Health News | hello@orbithealth.example | A checkup | Orbit Health reminds you of your checkup.
orbit | Orbit Talent Team | no-reply@hire.lever.co | Your application | As UX designer at Orbit, you would …
none | Friend | tom@gmail.com | Lunch | Who keeps a tally? The satellite in orbit is at its apex.
tally | Tally | no-reply@ashbyhq.com | Software engineer | We keep a tally of every reply.
quay | Mara Quill | mara@quayfoods.example | Head baker | Hello.
quay-night | Mara Quill | mara@quayfoods.example | About the Night baker | Hello.
quay | Jobs | jobs@quayfoods.example | Your application as Head baker | Thank you.
none | Jobs Weekly | news@bakers.example | New this week | Quay Foods and Mill Lane Foods are hiring.
mill | Lena | lena@mill-lane-foods.example | Hello | About the oven.
north-star | North Star Logistics | jobs@northstar.example | Driver | Thank you for applying.
none | North Face | shop@northface.example | Your order | Driver gloves are on their way.
[north] | North | jobs@north.example | Driver | Thank you for applying.
hafen | Hafen Logistik | no-reply@hire.lever.co | Ihre Bewerbung als Disponent | Danke.
hafen | Jobs | jobs@hafenlogistik.example | Eingang | Disponent
none | Hafen Hotel | info@hafen-hotel.example | Ihre Buchung | Vielen Dank für Ihre Buchung im Hafen Hotel.
valmont | Groupe Valmont Recrutement | recrutement@groupe-valmont.example | Accusé de réception | Chef de projet
valmont | Valmont | rh@valmont.example | Chef de projet | Merci.
[smith] | Smith | mail@smith.example | Paralegal | Hello.
none | Anna Smith | anna.smith@gmail.com | Sons and daughters | Hello from the Smiths.`;

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const leads = cells(LEADS).map(
  ([id = '', title = '', company = '', email = '', posting = '']): LeadFacts => ({
    id,
    title,
    company,
    email,
    addresses: [posting],
    senders: [],
    letters: [],
  }),
);

test('a mail finds its lead or none, and never another', () => {
  const wrong: string[] = [];
  const sure: string[] = [];
  for (const [wanted = '', fromName = '', fromAddress = '', subject = '', text = ''] of cells(
    MAILS,
  )) {
    const { leadId, match } = matchLead({ fromName, fromAddress, subject, text }, leads);
    const found = leadId ?? 'none';
    const isRight =
      found === wanted || (wanted.startsWith('[') && ['none', wanted.slice(1, -1)].includes(found));
    if (!isRight) wrong.push(`${wanted}: ${match} ${found} | ${fromName} | ${fromAddress}`);
    else if (match === 'sure') sure.push(found);
  }
  expect(wrong).toEqual([]);
  expect(sure.length).toBeGreaterThan(20);
});
