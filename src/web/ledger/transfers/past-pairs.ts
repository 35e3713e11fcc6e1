import type { RowOf } from '#contract/collections.ts'
import { type Pair, pairRows } from '#domain/accounts/pairing/pair-rows.ts'
import { counted } from '#domain/counted.ts'
import { formatAmount, totalsOf } from '#domain/money/money.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import type { Write } from '#web/writes/write.ts'
import { type BookSide, pairingBook, rejectedIn } from './pairing-book.ts'

/** Two rows of the book that may be one transfer, and what each of them is there. */
export interface PastPair extends Pair {
  readonly outOf: BookSide['of']
  readonly inOf: BookSide['of']
}

/** All of the book: what was written down or imported before there were accounts. */
export function pastPairs(replica: Replica, rates: RateTable | null): readonly PastPair[] {
  const book = pairingBook(replica, null)
  const accounts: readonly unknown[] = replica.monthRows('accounts', '')
  const kinds = new Map(book.map(({ row, of }) => [row.id, of]))
  const ofRow = ({ id }: Pair['out']) => kinds.get(id) ?? 'entry'
  const { pairs } = pairRows({
    accounts: accounts as readonly RowOf<'accounts'>[],
    rows: book.map(({ row }) => row),
    rejected: rejectedIn(replica),
    rates,
  })
  return pairs.flatMap((pair) => {
    const found = { ...pair, outOf: ofRow(pair.out), inOf: ofRow(pair.in) }
    // Two that both wait are two transfers, each with its own other side.
    return found.outOf === 'entry' || found.inOf === 'entry' ? [found] : []
  })
}

const countedAs = [
  [say('spent and earned'), 'entry', 'entry'],
  ['spent', 'entry', 'open-side'],
  ['earned', 'open-side', 'entry'],
] as const

/** What waits for its other side is a transfer already: only the entry was counted. */
export function cancelWords(pairs: readonly PastPair[], locale: string): string {
  const said = countedAs.flatMap(([as, outOf, inOf]) => {
    const some = pairs.filter((one) => one.outOf === outOf && one.inOf === inOf)
    const rows = some.map(({ out, in: into }) => {
      const { amount, currency } = inOf === 'entry' ? into : out
      return { amount: Math.abs(amount), currency }
    })
    const sums = totalsOf(rows).map(({ amount, currency }) =>
      formatAmount(amount ?? 0, currency, locale),
    )
    return sums.length > 0 ? [say('{list} counted as {as}', { list: sums.join(' + '), as })] : []
  })
  const verb = say('{count, plural, one {cancels} other {cancel}}', { count: pairs.length })
  return `${counted(pairs.length, 'pair')} ${verb} out: ${said.join(', ')}.`
}

function pairing({ out, in: into, outOf, inOf }: PastPair, newId: () => string) {
  if (outOf === 'entry' && inOf === 'entry') {
    const id = newId()
    return { act: pair({ id, outId: out.id, inId: into.id }), back: unpair({ id }) }
  }
  const [id, entryId, side] = inOf === 'entry' ? [out.id, into.id, 'to'] : [into.id, out.id, 'from']
  return { act: { name: 'transfers.complete', args: { id, entryId } }, back: unpair({ id, side }) }
}

const pair = (args: Command['args']): Command => ({ name: 'transfers.pair', args })
const unpair = (args: Command['args']): Command => ({ name: 'transfers.unpair', args })

/** All of them at once, with one undo. */
export function pairAll(pairs: readonly PastPair[], newId: () => string): Write {
  const all = pairs.map((one) => pairing(one, newId))
  return { commands: all.map(({ act }) => act), undo: all.map(({ back }) => back).reverse() }
}

/** Said once, they stay apart. */
export function rejectPair({ out, in: into }: PastPair, id: string): Write {
  const doc = { id, outKey: out.bankId ?? out.id, inKey: into.bankId ?? into.id }
  return {
    commands: [{ name: 'transfer_rejections.create', args: { doc } }],
    undo: [{ name: 'transfer_rejections.delete', args: { id } }],
  }
}
