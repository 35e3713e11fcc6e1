import { isCurrency } from '#domain/money.ts'

const key = 'site-currency'

/** Kept on this device alone; null where nothing is, or may be, kept. */
export function keptCurrency(): string | null {
  try {
    const kept = localStorage.getItem(key)
    return kept !== null && isCurrency(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepCurrency(currency: string): void {
  try {
    localStorage.setItem(key, currency)
  } catch {
    // Without a store it holds until the page is left.
  }
}
