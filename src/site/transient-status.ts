const SAID_FOR = 4000;

/** Says something for a moment, aloud too. */
export function transientStatus(place: HTMLElement): (text: string) => void {
  let timer = 0;
  return (text) => {
    clearTimeout(timer);
    place.textContent = text;
    timer = window.setTimeout(() => (place.textContent = ''), SAID_FOR);
  };
}
