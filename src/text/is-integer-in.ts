/** Whether something read from outside is a whole number within bounds. */
export const isIntegerIn = (value: unknown, from: number, to = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;
