/** Whether the text has as many digits as a phone number (ITU-T E.164), and no words. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && !/[^\d\s+()./–-]/.test(text);
}

/** The `tel:` link to a number (RFC 3966). What is no number of a phone isn't linked. */
export const phoneLink = (phone: string): string | null =>
  /\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : null;
