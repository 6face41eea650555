/**
 * Names after a verb. Polish and Russian names in -a are the only ones on this map that change there;
 * officials, who are persons, take the genitive.
 */
const OBJECT: Readonly<Record<string, string>> = { a: 'ę', а: 'у', я: 'ю' };

/** „Pasawa” is taken as „Pasawę”; of a pair of provinces, each. */
export const asObject = (name: string): string =>
  name.replaceAll(/[aая](?=\/|$)/g, (ending) => OBJECT[ending]!);
