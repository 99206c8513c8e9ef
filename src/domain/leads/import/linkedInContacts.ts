import { type ContactInfo, contactInfoSchema } from '#domain/contract/leads.ts';
import { companyKey } from './likelyDuplicate.ts';
import { cellReader, type LinkedInTable } from './linkedInTable.ts';

/**
 * The contact at a company: the only connection there. Of several, nothing says whom to write to.
 *
 * @returns the contact by `companyKey`
 */
export function linkedInContacts(table: LinkedInTable): Map<string, ContactInfo> {
  const cell = cellReader(table);
  const byCompany = Map.groupBy(table.rows, ({ cells }) => companyKey(cell(cells, 'company')));
  byCompany.delete('');
  const contacts = new Map<string, ContactInfo>();
  for (const [company, [first, ...others]] of byCompany) {
    if (!first || others.length > 0) continue;
    const { cells } = first;
    const read = contactInfoSchema.safeParse({
      name: `${cell(cells, 'firstName')} ${cell(cells, 'lastName')}`.trim(),
      email: cell(cells, 'email'),
      linkedin: cell(cells, 'url'),
    });
    if (read.success && read.data.name) contacts.set(company, read.data);
  }
  return contacts;
}
