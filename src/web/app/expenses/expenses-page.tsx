import { LedgerPage } from '#web/ledger/ledger-page.tsx'
import { expenses } from '#web/ledger/model/noun.ts'

/** Every spending, by day. */
export function ExpensesPage() {
  return <LedgerPage noun={expenses} />
}
