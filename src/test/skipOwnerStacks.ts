import * as React from 'react';

/**
 * For every element React's development build notes the call stack that made it, a tenth of what
 * the suites cost. It stops by itself past ten thousand elements a second; here it never begins.
 */
export function skipOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) {
    throw new Error('React no longer counts its owner stacks: look at what this should do now.');
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}
