import { createSelector } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './createStore.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** A selector over the whole state, for the pages. */
export const createAppSelector = createSelector.withTypes<RootState>();

export const useAppStore = useStore.withTypes<AppStore>();
