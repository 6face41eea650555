import { useEffect, useState } from 'preact/hooks';
import { untilTomorrow, type Day } from '../../../text/day.ts';
import { today as dayNow } from '../../../text/moment.ts';

/** Today's local date, updated when it changes while the page is open or asleep. */
export function useToday(): Day {
  const [today, setToday] = useState(dayNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      setToday(dayNow());
      timer = setTimeout(look, untilTomorrow(new Date()) + 1);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
