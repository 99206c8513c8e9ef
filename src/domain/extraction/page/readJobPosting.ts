import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { lastDay, localDay } from '#domain/extraction/isoDate.ts';
import { type DataObject, isDataObject } from '#domain/extraction/jsonLdObjects.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { cleanText } from './cleanText.ts';
import { dataText, listOf } from './dataText.ts';
import { employmentTypes } from './employmentTypes.ts';
import type { PartialDraft } from './leadDraft.ts';
import type { Page } from './page.ts';
import { comparable } from './pageTexts.ts';
import { postingSalary } from './postingSalary.ts';
import { isKnownBoard, siteLabel } from './siteAddress.ts';
import { postingTitle, structuredPosting } from './structuredPosting.ts';

const REMOTE = /^(?:fully |100 ?% )?remote$/i;

/** The parts of an address that say where the work is, each once: "Berlin, DE". */
function addressLine(document: Document, address: DataObject): string {
  const place = [address.addressLocality, address.addressRegion, address.addressCountry]
    .map((part) => dataText(document, part))
    .filter((part) => part !== '' && !/^(?:n\/?a|null|undefined|-)$/i.test(part));
  const parts = place.filter(
    (part, at) => !place.slice(0, at).some((known) => known.includes(part)),
  );
  // Some systems write the town into the street.
  return parts.join(', ') || dataText(document, address.streetAddress);
}

function placeLine(document: Document, place: unknown): string {
  if (!isDataObject(place)) return dataText(document, place);
  for (const address of listOf(place.address)) {
    const line = isDataObject(address)
      ? addressLine(document, address)
      : dataText(document, address);
    if (line !== '') return line;
  }
  return addressLine(document, place) || dataText(document, place);
}

const unique = (texts: string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** As many places as fit, joined. */
function joined(places: string[]): string {
  let line = '';
  for (const place of places) {
    const longer = line === '' ? place : `${line}; ${place}`;
    if (longer.length > LIMITS.location) break;
    line = longer;
  }
  return line;
}

/** Where the job of a `JobPosting` is done, with all its places, or from where it can be done. */
function postingLocation(document: Document, posting: DataObject): string {
  const places = unique(listOf(posting.jobLocation).map((place) => placeLine(document, place)));
  const isRemote = /telecommute|remote/i.test(dataText(document, posting.jobLocationType));
  if (!isRemote) return joined(places);
  const regions = unique(
    listOf(posting.applicantLocationRequirements).map((region) => placeLine(document, region)),
  );
  const where = (places.length > 0 ? places : regions).filter((place) => !REMOTE.test(place));
  if (where.some((place) => /remote/i.test(place))) return joined(where);
  const line = joined(where).slice(0, LIMITS.location - 'Remote ()'.length);
  return line === '' ? 'Remote' : `Remote (${line})`;
}

/** Names that sites write when the employer doesn't want to be named. */
const UNNAMED = /^(?:n\/?a|none|null|undefined|confidential|anonymous|-|unknown)$/i;

function organization(document: Document, posting: DataObject): string {
  const name = dataText(document, posting.hiringOrganization);
  return UNNAMED.test(name) || isWebAddress(name) ? '' : name;
}

function description(document: Document, posting: DataObject): string {
  const parts = [posting.description, posting.responsibilities, posting.qualifications];
  const texts = parts.map((part) =>
    listOf(part)
      .map((item) =>
        typeof item === 'string' ? cleanText(document, item) : dataText(document, item),
      )
      .join('\n'),
  );
  // Many sites repeat the sections inside the description.
  return texts
    .filter((text, at) => text !== '' && !texts.slice(0, at).some((known) => known.includes(text)))
    .join('\n\n');
}

function contact(document: Document, posting: DataObject): PartialDraft['contactInfo'] {
  const person = listOf(posting.applicationContact).find(isDataObject) ?? {};
  const employer = listOf(posting.hiringOrganization).find(isDataObject) ?? {};
  const email = dataText(document, person.email).replace(/^mailto:/i, '');
  const website = [...listOf(employer.sameAs), employer.url].find(
    (address): address is string => typeof address === 'string' && isWebAddress(address),
  );
  return {
    name: dataText(document, person.name),
    email: isEmailAddress(email) ? email : '',
    phone: dataText(document, person.telephone),
    website: website ?? '',
  };
}

/** A board names itself where an agency doesn't want to say for whom it hires. */
const employer = ({ url }: Page, name: string): string =>
  isKnownBoard(url) && comparable(name) === comparable(siteLabel(url)) ? '' : name;

/** Reads the schema.org `JobPosting` of the page, in JSON-LD or microdata. */
export function readJobPosting(page: Page): PartialDraft {
  const { document } = page;
  const posting = structuredPosting(page);
  if (!posting) return {};
  const types = listOf(posting.employmentType).map((type) => dataText(document, type));
  return {
    title: postingTitle(document, posting),
    company: employer(page, organization(document, posting)),
    description: description(document, posting),
    location: postingLocation(document, posting),
    compensationRange: postingSalary(document, posting),
    employmentType: employmentTypes(types),
    postedAt: localDay(dataText(document, posting.datePosted)),
    closesAt: lastDay(dataText(document, posting.validThrough)),
    contactInfo: contact(document, posting),
  };
}
