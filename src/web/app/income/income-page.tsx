import { LedgerPage } from '#web/ledger/ledger-page.tsx'
import { incomes } from '#web/ledger/model/noun.ts'

/** Everything that came in, by day. */
export function IncomePage() {
  return <LedgerPage noun={incomes} />
}
