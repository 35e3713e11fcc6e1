import { useMemo } from 'react'
import { LoanCalculator } from '#web/calculators/loan-calculator.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { WideDialogBody, WideDialogContent } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'

export function CalculatorDialog({ onClose }: { readonly onClose: () => void }) {
  const { currency, locale } = useLocale()
  const today = useToday()
  const writing = useMemo(() => ({ currency, locale }), [currency, locale])
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <WideDialogContent
        title={say('Try a loan')}
        description={say('Nothing of this is kept.')}
        className="max-w-4xl"
      >
        <WideDialogBody>
          <LoanCalculator writing={writing} today={today} />
        </WideDialogBody>
      </WideDialogContent>
    </Dialog>
  )
}
