/** Rates that are of the time of what they convert, for sums in which an old one counts as none. */
import type { RateTable } from '../money/rates.ts'

/** A balance is either right or unknown: what is out of reach is not taken for it. */
export function freshRates(rates: RateTable): RateTable {
  return {
    cross(from, to, day) {
      const rate = rates.cross(from, to, day)
      return rate?.isOld ? null : rate
    },
  }
}
