import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/button.tsx'
import type { Noun } from '../noun.ts'
import { emptyBack } from './back-fields.tsx'
import type { Draft } from './draft.ts'
import { startSplit } from './split-lines.ts'
import type { DraftForm } from './use-draft.ts'

export interface SectionButtonsProps {
  readonly form: DraftForm
  readonly noun: Noun
  /** Whether it is one of the parts of a plan already. */
  readonly isPart: boolean
  /** Whether it is not stored yet. */
  readonly isNew: boolean
  readonly isDetailed: boolean
  readonly onDetails: () => void
}

interface Opener {
  readonly words: string
  readonly isOffered: boolean
  readonly open: () => void
}

/** Refunds and purchases in parts are plain; what they exclude is not offered. */
function openersFor(props: SectionButtonsProps): readonly Opener[] {
  const { form, noun, isPart, isNew, isDetailed, onDetails } = props
  const { draft, change } = form
  const { lines, refundOf, back, months } = draft
  const isPlain = refundOf === null && months === null
  const set = (patch: Partial<Draft>) => () => change(patch)
  return [
    {
      words: noun.isPaid ? 'Place, payment, notes' : 'From, notes',
      isOffered: !isDetailed,
      open: onDetails,
    },
    {
      words: 'Split over categories',
      isOffered: noun.isPaid && lines === null && months === null,
      open: () => change({ lines: startSplit(draft) }),
    },
    {
      words: 'Expected back',
      isOffered: noun.isPaid && back === null && isPlain,
      open: set({ back: emptyBack }),
    },
    {
      words: 'Refund of…',
      isOffered: noun.isPaid && isPlain && back === null && !isPart,
      open: set({ refundOf: '' }),
    },
    {
      words: 'Pay in parts',
      isOffered: noun.isPaid && isNew && isPlain && back === null && lines === null,
      open: set({ months: '3' }),
    },
  ]
}

/** What is seldom needed waits behind a word. */
export function SectionButtons(props: SectionButtonsProps) {
  const openers = openersFor(props).filter(({ isOffered }) => isOffered)
  if (openers.length === 0) return null
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      {openers.map(({ words, open }) => (
        <Button
          key={words}
          look="quiet"
          className="px-2 text-sm text-muted-foreground"
          onClick={open}
        >
          <Plus aria-hidden />
          {words}
        </Button>
      ))}
    </div>
  )
}
