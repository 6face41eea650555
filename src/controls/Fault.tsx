/** The error message of a form field, and the attributes that tie the two together. */
export const faultProps = (id: string, text: string | null) =>
  text === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-fault` };

export const Fault = ({ id, text }: { readonly id: string; readonly text: string | null }) =>
  text === null ? null : (
    <p class="fault" id={`${id}-fault`}>
      {text}
    </p>
  );
