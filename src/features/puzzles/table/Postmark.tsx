/** A postmark with a post horn, shown beside the best result. */
export const Postmark = () => (
  <svg class="postmark" viewBox="0 0 96 64" aria-hidden="true">
    <circle cx="32" cy="32" r="29" />
    <circle cx="32" cy="32" r="23" />
    <path
      transform="translate(16 18)"
      d="M4,8.500V14.500M4,11.500H18C22,11.5 25.5,9 29,5V18C25.5,14 22,11.5 18,11.500M15.5,11.500a7,7 0 1 1 -0.1,0"
    />
    <path d="M60,22q4.500,-4 9,0t9,0t9,0t9,0M61,32q4.500,-4 9,0t9,0t9,0t9,0M60,42q4.500,-4 9,0t9,0t9,0t9,0" />
  </svg>
);
