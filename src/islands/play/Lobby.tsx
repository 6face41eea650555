/** Before a game: a new one is set up here. */
import type { PlaySetup } from '../../game/play/setup.ts';
import type { Language } from '../page-texts.ts';
import { SetupForm } from './SetupForm.tsx';

interface Props {
  readonly onPlay: (setup: PlaySetup) => void;
  readonly language: Language;
}

export const Lobby = ({ onPlay, language }: Props) => (
  <div class="lobby">
    <h1>{language.t('play.heading')}</h1>
    <SetupForm onPlay={onPlay} language={language} />
  </div>
);
