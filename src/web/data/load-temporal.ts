/** Brings Temporal to the browsers that do not have it yet; the others fetch nothing. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
