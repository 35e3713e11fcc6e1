/** Reads a currency's symbol, code or name as it stands beside a number. */
import { isCurrency } from '../money.ts'
import { currencySigns, ownSigns, wordlikeCodes } from './currency-words.data.ts'

function codeIn(text: string, isShouting: boolean): string | null {
  const code = text.toUpperCase()
  if (!isCurrency(code)) return null
  const isClear = !wordlikeCodes.includes(code) || (text === code && !isShouting)
  return isClear ? code : null
}

/** The currency a text names; a sign that several share means the reader's own if it can. */
export function readCurrency(text: string, own: string, isShouting: boolean): string | null {
  const sign = text.toLowerCase().replace(/\.$/, '')
  const shared = Object.hasOwn(currencySigns, sign) ? currencySigns[sign] : undefined
  if (shared === undefined) return codeIn(text, isShouting)
  if (shared.includes(own)) return own
  return ownSigns.includes(sign) ? null : (shared[0] ?? null)
}
