import { describe, expect, test, vi } from 'vitest';
import { keepPlaceAcrossLanguages } from '../../src/site/language-switch.ts';
import { throwingStorage, workingStorage } from '../support/storage.ts';

/** A page at `#ulm` with links to two languages, each as much of a link as the switch touches. */
function stubPage(hash: string) {
  const links = ['pl', 'ru'].map((lang) => {
    const link = {
      dataset: { lang },
      hash: '',
      press: (): void => {},
      addEventListener: (type: string, listener: () => void): void => {
        expect(type).toBe('click');
        link.press = listener;
      },
    };
    return link;
  });
  const querySelectorAll = (selector: string) => (selector === 'a[data-lang]' ? links : []);
  vi.stubGlobal('document', { querySelectorAll });
  vi.stubGlobal('location', { hash });
  return links;
}

describe('keepPlaceAcrossLanguages', () => {
  test('the pressed link remembers its language and opens at the same anchor', () => {
    const kept = workingStorage({ 'posthorn.lang': 'en' });
    const [polish, russian] = stubPage('#ulm-linz');
    keepPlaceAcrossLanguages();
    russian!.press();
    expect(kept.get('posthorn.lang')).toBe('ru');
    expect(russian!.hash).toBe('#ulm-linz');
    expect(polish!.hash).toBe('');
  });

  test('reads the anchor when the link is pressed, not before', () => {
    workingStorage();
    const [polish] = stubPage('');
    keepPlaceAcrossLanguages();
    vi.stubGlobal('location', { hash: '#lodz' });
    polish!.press();
    expect(polish!.hash).toBe('#lodz');
  });

  test('still leads to the same anchor when nothing can be kept', () => {
    throwingStorage();
    const [polish] = stubPage('#lodz');
    keepPlaceAcrossLanguages();
    polish!.press();
    expect(polish!.hash).toBe('#lodz');
  });
});
