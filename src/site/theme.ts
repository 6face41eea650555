/** The button that goes from the system's theme to day to night and back. */
import { follow, recall, remember } from '../storage/settings/preferences.ts';

const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const themeOf = (stored: string | null): Theme => THEMES.find((theme) => theme === stored) ?? 'system';

export const nextTheme = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;

export function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('.theme-switch');
  if (!button) return;
  let theme: Theme;
  const show = (next: Theme): void => {
    theme = next;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    const label = button.dataset[theme] ?? '';
    button.setAttribute('aria-label', label);
    button.title = label;
  };
  show(themeOf(recall('theme')));
  follow('theme', (stored) => show(themeOf(stored)));
  button.hidden = false;
  button.addEventListener('click', () => {
    const next = nextTheme(theme);
    remember('theme', next === 'system' ? null : next);
    show(next);
  });
}
