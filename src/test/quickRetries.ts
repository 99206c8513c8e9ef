import { configure, getConfig } from '@testing-library/react';

/**
 * A query that fails prints the page into its error. Those that are made again and again until they
 * succeed, as `findBy` and `waitFor` do, print it only in the error that the test ends with.
 */
export function quickRetries(): void {
  const { getElementError } = getConfig();
  // The name under which Testing Library tells its queries that they will be made again.
  const isRetried = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    getElementError(message, container) {
      if (!isRetried()) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}
