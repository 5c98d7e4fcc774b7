import { useSyncExternalStore } from 'react';

const reducedMotionQuery = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)');

const isMotionReduced = () => reducedMotionQuery().matches;

function subscribe(onChange: () => void) {
  const query = reducedMotionQuery();

  query.addEventListener('change', onChange);

  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor's device asks for less motion; `false` on the server. */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, isMotionReduced, () => false);
