import { LIMITS } from '#domain/contract/limits.ts';
import { type DataObject, isDataObject } from '#domain/extraction/jsonLdObjects.ts';
import { dataText, listOf } from './dataText.ts';

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
export function postingLocation(document: Document, posting: DataObject): string {
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
