// @ts-check
// A game or a link was asked for: the lobby is not shown first. If nothing comes, the styles bring it back.
if (/^#(game|link)=/.test(location.hash)) document.documentElement.dataset['opening'] = '';
