/** A button of the toolbar: an icon with its name. */
import { Icon, type IconName } from '../../controls/Icon.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly className?: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

export const ToolButton = ({ icon, text, className = '', isDisabled, isPressed, onPress }: ToolProps) => (
  <button
    type="button"
    class={`tool-button ${className}`}
    aria-disabled={isDisabled}
    aria-pressed={isPressed}
    title={text}
    onClick={() => !isDisabled && onPress()}
  >
    <Icon name={icon} />
    <span>{text}</span>
  </button>
);
