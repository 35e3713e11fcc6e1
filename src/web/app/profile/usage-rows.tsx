import type { ReactNode } from 'react'
import { formatBytes } from '#web/locale/format-bytes.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ProgressBar } from '#web/ui/page/progress-bar.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { SectionRow } from './section.tsx'
import type { Usage } from './use-usage.ts'

/** How much of the plan is used, and how much is left. */
export function UsageRows({ usage: { usage, hasFailed, again } }: { readonly usage: Usage }) {
  const book = useLocale()
  if (!usage) return <NotYet hasFailed={hasFailed} again={again} />
  const { aiAdvice, hasModel, storage } = usage
  const number = (count: number) => count.toLocaleString(book.locale)
  const bytes = (count: number) => formatBytes(count, book.locale)
  return (
    <>
      {hasModel ? (
        <UsageRow label={say('Answers this month')} used={aiAdvice.used} limit={aiAdvice.limit}>
          <Say
            words="{number} of {number2} by a model used, new ones on {instant}."
            number={number(aiAdvice.used)}
            number2={number(aiAdvice.limit)}
            instant={instantWords(aiAdvice.resetsAt, book, 'day')}
          />
        </UsageRow>
      ) : null}
      <UsageRow
        label={say('Pictures of receipts')}
        used={storage.usedBytes}
        limit={storage.limitBytes}
      >
        {storage.usedBytes === 0
          ? say('Nothing of {limit} used.', { limit: bytes(storage.limitBytes) })
          : say('{used} of {limit} used.', {
              used: bytes(storage.usedBytes),
              limit: bytes(storage.limitBytes),
            })}
      </UsageRow>
      {hasFailed ? (
        <p className="px-5 py-3 text-sm text-muted-foreground">
          {say('There is no connection now; this is how it was a while ago.')}
        </p>
      ) : null}
    </>
  )
}

interface UsageRowProps {
  readonly label: string
  readonly used: number
  readonly limit: number
  readonly children: ReactNode
}

function UsageRow({ label, used, limit, children }: UsageRowProps) {
  const share = limit === 0 ? 1 : Math.min(1, used / limit)
  return (
    <SectionRow label={label}>
      <div className="grid w-full gap-2">
        <p>{children}</p>
        <ProgressBar label={label} share={share} isUsedUp={share >= 1} />
      </div>
    </SectionRow>
  )
}

function NotYet({ hasFailed, again }: { readonly hasFailed: boolean; readonly again: () => void }) {
  return (
    <SectionRow
      label={say('What you used')}
      action={
        hasFailed ? (
          <Button look="outline" onClick={again}>
            {say('Try again')}
          </Button>
        ) : null
      }
    >
      {hasFailed ? say('It will be here when there is a connection.') : say('Loading…')}
    </SectionRow>
  )
}
