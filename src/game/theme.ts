/** The button that goes from the system's theme to day to night and back. */
import { recall, remember } from '../storage/preferences.ts';

const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const themeOf = (stored: string | null): Theme => THEMES.find((theme) => theme === stored) ?? 'system';

export const nextTheme = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;

export function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('.theme-switch');
  if (!button) return;
  const show = (theme: Theme): void => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    const label = button.dataset[theme] ?? '';
    button.setAttribute('aria-label', label);
    button.title = label;
  };
  let theme = themeOf(recall('theme'));
  show(theme);
  button.hidden = false;
  button.addEventListener('click', () => {
    theme = nextTheme(theme);
    remember('theme', theme === 'system' ? null : theme);
    show(theme);
  });
}
