import { negateMissing } from '#domain/money/convert-totals.ts'
import { ofKnown } from '#domain/money/figure-words.ts'
import { shareWords } from '#domain/money/share-words.ts'
import type { SumFigure } from '#web/reports/rows-address.ts'
import { useAsked } from '#web/reports/use-asked.ts'
import { say } from '#web/words/say.ts'
import { SumLines, Waiting } from '../sum-lines.tsx'
import { useAnalytics } from '../use-analytics.ts'
import { aboutIn } from './findings.ts'
import { missingIn } from './flow-chart.tsx'

/** What is left over is what came in less what was spent; the rate is its part of what came in. */
export function NetSum({ figure: { from, to } }: { readonly figure: SumFigure }) {
  const { reach, rowsOf, writing } = useAnalytics()
  const asked = useAsked('analytics.flow', { ...reach, from, to })
  if (!asked.answer) return <Waiting {...asked} />
  const { currency, totals, missing: all } = asked.answer
  const missing = missingIn(totals)
  const isAbout = aboutIn(totals)
  const { income, spending, net, savingsRateBps } = totals
  const rowsFor = (kind: 'income' | 'expense', title: string) => rowsOf({ kind, from, to, title })
  return (
    <SumLines
      currency={currency}
      lines={[
        {
          key: 'income',
          name: say('Income'),
          amount: income,
          missing: missing?.income,
          isAbout: isAbout?.income,
          to: rowsFor('income', 'Income'),
        },
        {
          key: 'spending',
          name: say('Spending'),
          amount: spending === null ? null : -spending,
          missing: missing && negateMissing(missing.spending),
          isAbout: isAbout?.spending,
          to: rowsFor('expense', 'Spending'),
        },
        {
          key: 'net',
          name: say('Left over'),
          amount: net,
          missing: missing?.net,
          isAbout: isAbout?.net,
          to: null,
          isSum: true,
        },
        {
          key: 'rate',
          name: say('Savings rate'),
          note: say('What is left over, as a part of the income{ofKnown}', {
            ofKnown: ofKnown(all),
          }),
          amount: savingsRateBps === null ? '–' : shareWords(savingsRateBps / 100, writing.locale),
          to: null,
        },
      ]}
    />
  )
}
