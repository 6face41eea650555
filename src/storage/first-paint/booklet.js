// @ts-check
try {
  const booklet = localStorage.getItem('posthorn.booklet');
  if (booklet !== null && ['rebel-pl', 'bard-pl', 'biancheria-en', 'smart-ru', 'none'].includes(booklet))
    document.documentElement.dataset['booklet'] = booklet;
} catch {
  // Storage is blocked: the language's usual booklet it is.
}
