/** Time zones from −12 to +14, with summer time and without, and a way to stand in one of them. */
export const ZONES = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'America/Anchorage',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Atlantic/Azores',
  'UTC',
  'Europe/London',
  'Europe/Warsaw',
  'Europe/Moscow',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as const;

/** Node looks at `TZ` whenever it is set, and every `Date` after that is local there. */
export function inZone<T>(zone: string, work: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}
