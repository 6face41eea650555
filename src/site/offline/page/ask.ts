/** A question to a worker; it may answer more than once, or, being of another version, never. */
import type { FromPage } from '../messages.ts';

export function ask<T>(worker: ServiceWorker, message: FromPage, onAnswer: (answer: T) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => onAnswer(data as T));
  port1.start();
  worker.postMessage(message, [port2]);
}
