/** The digest by which the build names contents and the worker proves them. */
import type { Digest } from './pack.ts';

export async function digestOf(content: string | ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Digest> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
