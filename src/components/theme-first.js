// @ts-check
try {
  const theme = localStorage.getItem('posthorn.theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset['theme'] = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}
