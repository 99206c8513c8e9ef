/** Descriptors for the embedded database (200), connections to PostgreSQL and the server itself. */
const RESERVED = 256;

/** So that a very low limit still lets someone in. */
const MIN_CONNECTIONS = 16;

/** How many files and sockets the system lets this process open. */
function descriptorLimit(): number {
  // Looking up the names of peers would take long.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: string | number } };
  };
  // Windows has no limit, and elsewhere it may be 'unlimited'.
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isInteger(limit) ? limit : Number.POSITIVE_INFINITY;
}

/**
 * How many connections the server may accept, so that the database can always open its files. A
 * request may need a second descriptor: for a file, or to call another site.
 */
export const maxConnections = (descriptors = descriptorLimit()): number =>
  Math.max(MIN_CONNECTIONS, Math.floor((descriptors - RESERVED) / 2));
