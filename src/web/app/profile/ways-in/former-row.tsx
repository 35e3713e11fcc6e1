import { useState } from 'react'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { SectionRow } from '../section.tsx'
import { EndFormerDialog } from './end-former-dialog.tsx'

interface FormerRowProps {
  readonly ways: WaysAnswer
  readonly onChange: () => void
}

/** For a week whoever reads what is sent there can take changes back: not always their owner. */
export function FormerRow({ ways: { former }, onChange }: FormerRowProps) {
  const book = useLocale()
  const [isOpen, setOpen] = useState(false)
  if (!former) return null
  const { from, until, endedBy } = former
  const canEnd = endedBy.length > 0
  return (
    <SectionRow
      label={say('Can take changes back')}
      action={
        canEnd ? (
          <Button look="outline" onClick={() => setOpen(true)}>
            {say('End that')}
          </Button>
        ) : null
      }
    >
      <span className="min-w-0 truncate font-medium">{from.join(', ')}</span>
      <span className="w-full text-sm text-muted-foreground">
        {say('By links we sent there, until {instant}.', {
          instant: instantWords(until, book, 'minute'),
        })}{' '}
        {canEnd ? null : say('To end that takes a way in that you have had for a month.')}
      </span>
      <EndFormerDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        ways={endedBy}
        onDone={onChange}
      />
    </SectionRow>
  )
}
