/** A question on a board with modules: the same, with their pieces. */
import QuestionBoard, { type Props } from './QuestionBoard.tsx';
import { RomePieces } from '../../../table/shell/RomePieces.tsx';

export default function RomeQuestion(props: Props) {
  return <QuestionBoard {...props} modules={RomePieces} />;
}
