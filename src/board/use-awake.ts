import { useEffect, useState } from 'preact/hooks';

/** False on the server and in the first drawing, true once scripts run: only then can anything answer. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
