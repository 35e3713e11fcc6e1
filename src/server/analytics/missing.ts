import type { MissingRate } from '#domain/convert-totals.ts'
import { converted } from '../ledger/conversion.ts'
import { type Look, type Span, valuesOf } from './look.ts'
import { foreignOf } from './sums.ts'

/** Which rates are missing; looked for only where a sum is unknown. */
export async function readMissing(
  look: Look,
  span: Span,
  amounts: Iterable<number | null>,
): Promise<MissingRate[]> {
  if (!Array.from(amounts).includes(null)) return []
  const { rows } = await look.db.query<MissingRate>({
    name: `missing ${look.lens}`,
    text: `with ${converted(foreignOf(look.lens))}
      select currency, min(date) as "from", max(date) as "to" from converted
      where counted is null group by currency order by currency`,
    values: valuesOf(look, span),
  })
  return rows
}
