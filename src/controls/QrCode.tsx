/** A text as a QR code. What is too long for one, is not drawn. */
import { correction, generate } from 'lean-qr/nano';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The quiet zone that readers need. */
const QUIET = 4;

export function QrCode({ text, title }: { readonly text: string; readonly title: string }) {
  const code = codeOf(text);
  if (!code) return null;
  const size = code.size + 2 * QUIET;
  return (
    <svg class="qr-code" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={title}>
      <path class="qr-paper" d={`M${-QUIET},${-QUIET}h${size}v${size}h${-size}Z`} />
      <path class="qr-ink" d={toSvgPath(code)} />
    </svg>
  );
}

function codeOf(text: string) {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return null;
  }
}
