/**
 * Asks the browser, once there is something worth keeping, not to throw it away when room gets scarce
 * or the site was not visited for a while. Some ask the reader, some decide by themselves, some have no
 * such promise.
 */
let hasAsked = false;

export function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  void promise().catch(() => false);
}

async function promise(): Promise<boolean> {
  const { storage } = navigator;
  if (!storage?.persist) return false;
  return (await storage.persisted()) || (await storage.persist());
}

/** `null` where the browser does not say. */
export async function isPersistent(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}
