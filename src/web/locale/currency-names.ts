import { currencies } from '#domain/money/currencies.data.ts'

/** Every currency by its name: the same wherever one is chosen, in English as all around it. */
export function currencyNames(): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Object.keys(currencies).map((code) => [code, names.of(code) ?? code] as const)
}
