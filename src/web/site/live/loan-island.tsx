import { useMemo, useState } from 'react'
import { isCurrency } from '#domain/money/money.ts'
import { LoanCalculator } from '#web/calculators/loan-calculator.tsx'
import type { ChartWriting } from '#web/charts/series.ts'

export function LoanIsland({ writing }: { readonly writing: ChartWriting }) {
  const today = useMemo(() => Temporal.Now.plainDateISO().toString(), [])
  const [currency, setCurrency] = useState(() => keptCurrency() ?? writing.currency)
  const choose = (next: string) => {
    keepCurrency(next)
    setCurrency(next)
  }
  return <LoanCalculator writing={{ ...writing, currency }} today={today} onCurrency={choose} />
}

const key = 'site-currency'

/** Kept on this device alone; null where nothing is, or may be, kept. */
function keptCurrency(): string | null {
  try {
    const kept = localStorage.getItem(key)
    return kept !== null && isCurrency(kept) ? kept : null
  } catch {
    return null
  }
}

function keepCurrency(currency: string): void {
  try {
    localStorage.setItem(key, currency)
  } catch {
    // Without a store it holds until the page is left.
  }
}
