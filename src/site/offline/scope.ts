/**
 * The global scope of the worker, as far as it is used. TypeScript's own types for it exclude those of
 * pages, and both are checked together here.
 */
import type { Settings } from './pack.ts';

interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Window {
  readonly id: string;
  readonly url: string;
}
export interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
}
export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: Window | null;
}
interface WorkerScope {
  readonly OFFLINE: Settings;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: object) => Promise<readonly Window[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ToldEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
