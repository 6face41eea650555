// @ts-check
// The room of the address is shown from the first paint on.
document.documentElement.dataset['room'] = /^#(may|score)(?:=|$)/.exec(location.hash)?.[1] ?? 'search';
