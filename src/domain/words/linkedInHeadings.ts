/*
 * The headings of LinkedIn's data export, as `foldedWords` writes them. Most exports have the English ones; older
 * ones have those of the account's language.
 */

export const LINKEDIN_HEADINGS = {
  firstName: 'first name, vorname, prenom, nombre, nome, voornaam, imie, ad, fornavn, fornamn',
  lastName:
    'last name, nachname, nom, nom de famille, apellidos, cognome, sobrenome, apelido, achternaam, nazwisko, soyadi, etternavn, efternavn, efternamn',
  headline:
    'headline, profilslogan, titre du profil, titular, titulo, sommario, kopregel, naglowek',
  summary: 'summary, zusammenfassung, info, resume, resumen, extracto, resumo, riepilogo',
  place:
    'geo location, location, ort, standort, lieu, ubicacion, localidade, localizacao, localita, locatie',
  websites: 'websites, webseiten, sites web, sitios web, sites, siti web',
  company:
    'company, company name, unternehmen, firma, entreprise, nom de l entreprise, empresa, nome da empresa, azienda, societa, bedrijf',
  position:
    'position, title, titel, poste, titre, intitule du poste, cargo, puesto, titulo, posizione, qualifica, functie',
  url: 'url, profil url, url du profil, url del perfil, url do perfil',
  email:
    'email address, e mail adresse, adresse e mail, direccion de correo electronico, endereco de e mail, indirizzo email, e mailadres',
  connectedOn:
    'connected on, verbunden am, verknupft am, date de connexion, connecte le, conectado el, fecha de conexion, conectado em, collegato in data, connesso il, verbonden op',
  description: 'description, beschreibung, descripcion, descricao, descrizione, beschrijving',
  started:
    'started on, start date, beginn, startdatum, gestartet am, date de debut, debut, fecha de inicio, inicio, data de inicio, data di inizio',
  finished:
    'finished on, end date, ende, enddatum, beendet am, date de fin, fin, fecha de finalizacion, fecha de fin, data de termino, data di fine, einddatum',
  school:
    'school name, school, hochschule, schule, name der schule, etablissement, ecole, nom de l ecole, institucion, escuela, universidad, instituicao, scuola, istituto',
  degree:
    'degree name, degree, abschluss, diplome, titulacion, grado, diploma, titolo di studio, graad',
  name: 'name, nom, nombre, nome, naam, nazwa, navn, namn, kenntnis, competence, aptitud, competencia, competenza',
  question: 'question, frage, pregunta, pergunta, domanda, vraag, pytanie, soru, sporsmal, fraga',
  answer:
    'answer, antwort, reponse, respuesta, resposta, risposta, antwoord, odpowiedz, cevap, svar',
  questionsAndAnswers:
    'question and answers, questions and answers, fragen und antworten, questions et reponses, preguntas y respuestas, perguntas e respostas, domande e risposte',
} as const;

export type LinkedInField = keyof typeof LINKEDIN_HEADINGS;
