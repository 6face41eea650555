import { useEffect, useState } from 'preact/hooks';
import {
  readResults,
  unreadableResults,
  watchResults,
  whyUnkept,
  type Unkept,
} from '../../../storage/results/puzzle-results.ts';
import type { Results } from '../../../storage/results/result.ts';

export interface Memory {
  readonly results: Results;
  readonly unkept: Unkept | null;
  readonly hasUnreadable: boolean;
}

/** The results stored on this device, updated when another tab stores more; `null` on the server. */
export function useResults(): Memory | null {
  const [memory, setMemory] = useState<Memory | null>(null);
  useEffect(() => {
    const read = (): void => {
      const results = readResults();
      setMemory({ results, unkept: whyUnkept(), hasUnreadable: unreadableResults().length > 0 });
    };
    read();
    return watchResults(read);
  }, []);
  return memory;
}
