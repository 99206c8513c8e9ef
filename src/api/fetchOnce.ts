/**
 * The result of a query that no component subscribes to. Without a subscription, an invalidation while
 * it runs would remove its result from the cache before it's read.
 *
 * @param running what `dispatch(endpoint.initiate(…))` returned
 */
export async function fetchOnce<Result>(
  running: PromiseLike<Result> & { unsubscribe: () => void },
): Promise<Result> {
  try {
    return await running;
  } finally {
    running.unsubscribe();
  }
}
