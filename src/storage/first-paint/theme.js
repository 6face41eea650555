// @ts-check
// Before the first paint, so that a reader who chose night never sees a flash of day.
try {
  const theme = localStorage.getItem('posthorn.theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset['theme'] = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}
