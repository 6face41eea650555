/** The settings of the table on this device: pace, keys and aids. Stored text is validated when read. */
export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface TableSettings {
  readonly speed: Speed;
  /** Shortcuts of a single letter or figure. */
  readonly hasKeys: boolean;
  /** The counter of cards that can still come. */
  readonly hasCounter: boolean;
  readonly hasMotion: boolean;
}

export const DEFAULT_SETTINGS: TableSettings = {
  speed: 'normal',
  hasKeys: true,
  hasCounter: true,
  hasMotion: true,
};

/** How long each action of an automatic player stands before the next, in milliseconds. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 2600, normal: 1300, fast: 500, 'at-once': 0 };

export function settingsFrom(kept: string | null): TableSettings {
  const value = parsed(kept);
  const flag = (name: 'hasKeys' | 'hasCounter' | 'hasMotion'): boolean =>
    typeof value[name] === 'boolean' ? value[name] : DEFAULT_SETTINGS[name];
  return {
    speed: SPEEDS.find((speed) => speed === value['speed']) ?? DEFAULT_SETTINGS.speed,
    hasKeys: flag('hasKeys'),
    hasCounter: flag('hasCounter'),
    hasMotion: flag('hasMotion'),
  };
}

function parsed(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
