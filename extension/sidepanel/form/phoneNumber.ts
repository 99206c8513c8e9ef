import type { CountryCode } from 'libphonenumber-js';
import { countryCode } from '#domain/forms/countryNames.ts';
import type { PhoneNumber } from '#domain/forms/formFacts.ts';

/**
 * A phone number in the ways that forms want it.
 *
 * @param location names the country of a number without its code: "Berlin, Germany"
 */
export async function readPhoneNumber(
  written: string,
  location: string,
): Promise<PhoneNumber | null> {
  if (written.trim() === '') return null;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const country = countryCode(location.split(',').at(-1) ?? '') as CountryCode | undefined;
  const number = parsePhoneNumberFromString(written, country);
  const unknown = { written, international: '', national: '', country: '', dialCode: '' };
  if (!number?.isPossible()) return unknown;
  return {
    written,
    international: number.formatInternational(),
    national: number.formatNational(),
    country: number.country ?? country ?? '',
    dialCode: `+${number.countryCallingCode}`,
  };
}
