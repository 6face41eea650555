import { useEffect, useState } from 'preact/hooks';

/** False on the server and in the first render, true once scripts run: only then do controls respond. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
