import { useEffect, useState } from 'react';

/** Milliseconds. */
const PAUSE = 300;

/** The value once it hasn't changed for a moment, such as when the user pauses in typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
