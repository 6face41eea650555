// @ts-check
// Hides the lobby while a game or a link is opened. If none is opened, lobby.css shows it again.
if (/^#(game|link)=/.test(location.hash)) document.documentElement.dataset['opening'] = '';
