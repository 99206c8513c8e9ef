/** Redux Toolkit's development checks stay; their warnings about slowness also fire on a busy machine. */
export const DEVELOPMENT_CHECKS = {
  immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
  serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
};
