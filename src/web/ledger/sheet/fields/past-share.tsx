import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { OwnCategory } from '#web/categories/own-category.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface PastShareProps {
  readonly share: GroupShareRow
  readonly onClose: () => void
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** My part of what a group spent that I have left: it stays, and its category is mine. */
export function PastShare({ share: own, onClose }: PastShareProps) {
  const { locale } = useLocale()
  const { id, description, date, currency, share, paid, groupName } = own
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent title={description}>
        <div className="grid gap-5">
          <p>
            <Amount amount={share} currency={currency} className="text-2xl font-semibold" />
            <span className="block text-muted-foreground">
              <Say words="Your part, {day}" day={formatDay(date, locale, longDay)} />
            </span>
            {paid > 0 ? (
              <span className="block text-muted-foreground">
                <Say
                  words="You paid {amount}"
                  amount={<Amount amount={paid} currency={currency} />}
                />
              </span>
            ) : null}
          </p>
          <p>
            {say(
              `You are no longer in {group}. Your part stays in your book as it is; its category can
              be changed.`,
              { group: groupName ?? say('the group this was shared in') },
            )}
          </p>
          <OwnCategory id={id} />
        </div>
      </SheetContent>
    </Sheet>
  )
}
