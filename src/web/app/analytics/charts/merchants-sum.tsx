import { useState } from 'react'
import type { SumFigure } from '#web/reports/rows-address.ts'
import { useAsked } from '#web/reports/use-asked.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { SumLines, Waiting } from '../sum-lines.tsx'
import { useAnalytics } from '../use-analytics.ts'

/** As many as the first answer has. */
const pageSize = 50

/** The merchants beyond the largest, page by page. */
export function MerchantsSum({ figure }: { readonly figure: SumFigure }) {
  return <MerchantsPage figure={figure} skip={pageSize} />
}

interface PageProps {
  readonly figure: SumFigure
  readonly skip: number
}

function MerchantsPage({ figure, skip }: PageProps) {
  const { reach, rowsOf } = useAnalytics()
  const [isMore, setMore] = useState(false)
  const { from, to } = figure
  const asked = useAsked('analytics.merchants', { ...reach, from, to, skip })
  if (!asked.answer) return <Waiting {...asked} />
  const { merchants, others, currency } = asked.answer
  return (
    <>
      <SumLines
        currency={currency}
        lines={merchants.map(({ payee, name, total, missing, isAbout, count }) => ({
          key: payee,
          name,
          note: say('{count, plural, one {# entry} other {# entries}}', { count }),
          amount: total,
          missing,
          isAbout,
          to: rowsOf({ kind: 'expense', from, to, payee, title: name }),
        }))}
      />
      {others.merchants === 0 ? null : isMore ? (
        <MerchantsPage figure={figure} skip={skip + merchants.length} />
      ) : (
        <Button look="outline" onClick={() => setMore(true)}>
          {say('Show more')}
        </Button>
      )}
    </>
  )
}
