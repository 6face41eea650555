/** An example with modules: the same, with their pieces. */
import Example, { type Props } from './Example.tsx';
import { RomePieces } from '../shell/RomePieces.tsx';

export default function RomeExample(props: Props) {
  return <Example {...props} modules={RomePieces} />;
}
