import { useEffect, useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import {
  orderFrozen,
  orderReleased,
  selectCurrentOrder,
  selectIsFrozen,
} from '../shownLeadsSlice.ts';

/** Freezes the list whenever it was computed again. It ends with the page, but not with the list behind a form. */
export function useFrozenOrder(): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isFrozen = useAppSelector(selectIsFrozen);
  useLayoutEffect(() => {
    if (!isFrozen) dispatch(orderFrozen(selectCurrentOrder(store.getState())));
  }, [dispatch, isFrozen, store]);
  useEffect(
    () => () => {
      dispatch(orderReleased());
    },
    [dispatch],
  );
}
