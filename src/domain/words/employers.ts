import { table } from './table.ts';

/** Words in the names of schools: 'universit*' is the beginning of a word, '*schule' the end. */
export const SCHOOLS = table(`
  universit*, universid*, uni, college, collège, colegio, institut*, *hochschule, school, *schule, faculdade,
  facultad, *gymnasium, academy, akademie, polytechni*, politecnico, politécnica, école, escuela, lycée,
  kolleg, *kolleg, ihk, bootcamp, seminary, conservatory, faculty, eth, mit, iit, nit, bits, iiit, ucla, tu, fh,
  lmu, rwth, kit, lse, nyu, tafe, insead, suny, cuny, udacity, coursera, general assembly`);

/** Words in the names of other employers. */
export const EMPLOYERS = table(`
  company, group, gruppe, groupe, grupo, gruppo, holding, holdings, hospital, hôpital, ospedale, ziekenhuis,
  clinic, clinique, clínica, klinik, klinikum, infirmary, health, healthcare, bank, banco, banca, capital,
  ventures, partners, associates, consulting, solutions, systems, technologies, technology, software, lab,
  labs, laboratories, studio, studios, agency, agence, media, network, networks, services, industries,
  enterprises, international, foundation, council, department, ministry, museum, hotel, restaurant, café,
  cafe, church, army, navy, government, county, trust, association, society, société, stadt, werke, verlag,
  cabinet, maison, librairie, mairie, talleres, asesoría, cooperativa, coopérative, ayuntamiento, despacho,
  empresa, azienda, gemeente, stichting, logistics, freight, pharma, energy, motors, airlines, insurance,
  retail, store, stores, supply, freelance, freiberuflich, self-employed, selbstständig, selbständig`);
