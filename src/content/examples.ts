/** The examples of `content/examples`, by id. Only pages import this; an island is handed the one it shows. */
import type { Example } from '../table/model/example.ts';

const FOLDER = '../../content/examples';
const files = import.meta.glob<Example>('../../content/examples/*.json', { eager: true, import: 'default' });

export function exampleById(id: string): Example {
  const example = files[`${FOLDER}/${id}.json`];
  if (!example) throw new RangeError(`content/examples/${id}.json is missing`);
  return example;
}
