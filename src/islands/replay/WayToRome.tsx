/** The map of the way to Rome, fetched only with a game that goes there. The list of carriages says the same without it. */
import { useEffect, useState } from 'preact/hooks';
import type { AudienceView } from '../../table/types.ts';
import type { Language } from '../page-texts.ts';
import type { RomeMap } from '../play/RomeMap.tsx';

interface Props {
  readonly audience: AudienceView;
  readonly language: Language;
}

export function WayToRome({ audience, language }: Props) {
  const [Drawn, setDrawn] = useState<typeof RomeMap | null>(null);
  useEffect(() => {
    import('../play/RomeMap.tsx').then(
      (loaded) => setDrawn(() => loaded.RomeMap),
      () => {},
    );
  }, []);
  return Drawn && <Drawn audience={audience} send={undefined} language={language} />;
}
