import type { ReactNode } from 'react'
import { useLocale } from '#web/locale/use-locale.ts'
import type { SumFigure } from '#web/reports/rows-address.ts'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'
import { spanWords } from './bucket-words.ts'
import { ChangeSum, isChangeSum } from './charts/change-sum.tsx'
import { ForeseenNet, ForeseenSum } from './charts/foreseen-sum.tsx'
import { MerchantsSum } from './charts/merchants-sum.tsx'
import { NetSum } from './charts/net-sum.tsx'
import { useAnalytics } from './use-analytics.ts'

const titles: Readonly<Record<SumFigure['sum'], string>> = {
  net: say('Left over'),
  merchants: say('Other merchants'),
  change: say('Other changes'),
  fresh: say('New'),
  stopped: say('Stopped'),
  oftener: say('More or less often'),
  dearer: say('Dearer or cheaper'),
  'foreseen-expense': say('Spending, foreseen'),
  'foreseen-income': say('Income, foreseen'),
  'foreseen-net': say('Left over, foreseen'),
}

function bodyOf(figure: SumFigure): ReactNode {
  const { sum } = figure
  if (isChangeSum(sum)) return <ChangeSum sum={sum} figure={figure} />
  if (sum === 'merchants') return <MerchantsSum figure={figure} />
  if (sum === 'foreseen-expense') return <ForeseenSum kind="expense" figure={figure} />
  if (sum === 'foreseen-income') return <ForeseenSum kind="income" figure={figure} />
  return sum === 'net' ? <NetSum figure={figure} /> : <ForeseenNet figure={figure} />
}

/** How a figure is made that has no rows of its own: each line leads to its rows. */
export function SumSheet({ figure }: { readonly figure: SumFigure }) {
  const { closeRows } = useAnalytics()
  const { locale } = useLocale()
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || closeRows()}>
      <SheetContent title={titles[figure.sum]} description={spanWords(figure, locale)}>
        {bodyOf(figure)}
      </SheetContent>
    </Sheet>
  )
}
