import Plus from 'lucide-react/icons/plus'
import { flushSync } from 'react-dom'
import type { Entry } from '#web/ledger/model/entry.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { type Draft, emptyBack, isExpense } from '../draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { focusSection, type SectionName } from './section.tsx'
import { startSplit } from './split-lines.ts'

export interface SectionButtonsProps {
  readonly form: DraftForm
  readonly noun: Noun
  /** As it is stored; null when it is not yet. */
  readonly entry: Entry | null
  /** Of a transfer: nothing but what it says. */
  readonly isFee: boolean
  readonly isDetailed: boolean
  readonly onDetails: () => void
}

interface Opener {
  readonly name: SectionName
  readonly words: string
  readonly isOffered: boolean
  readonly open: () => void
}

type Refundable = Pick<SectionButtonsProps, 'noun' | 'entry'> & { readonly draft: Draft }

/** Refunds, purchases in parts and payments of loans are plain, and so is what may become one. */
export function canBeRefund({ draft, noun, entry }: Refundable): boolean {
  const { refundOf, back, months, groupId, repeats } = draft
  const stored = entry && isExpense(entry) ? entry : null
  const isOwn = stored === null || (stored.installment === null && stored.loanId === null)
  const rest = [refundOf, back, months, groupId, repeats]
  return noun.isPaid && isOwn && rest.every((one) => one === null)
}

/** Refunds, purchases in parts and payments of loans are plain; what that excludes is missing. */
function openersFor(props: SectionButtonsProps): readonly Opener[] {
  const { form, noun, entry, isFee, isDetailed, onDetails } = props
  const { draft, change } = form
  const { lines, refundOf, back, months, groupId, repeats } = draft
  const stored = entry && isExpense(entry) ? entry : null
  const isFree = groupId === null && !isFee && (stored === null || stored.loanId === null)
  const isPlain = refundOf === null && months === null && isFree
  const set = (patch: Partial<Draft>) => () => change(patch)
  return [
    {
      name: 'details',
      words: noun.isPaid ? say('Place, payment, notes') : say('From, notes'),
      isOffered: !isDetailed,
      open: onDetails,
    },
    {
      name: 'split',
      words: say('Split over categories'),
      isOffered: noun.isPaid && lines === null && months === null && isFree,
      open: () => change({ lines: startSplit(draft) }),
    },
    {
      name: 'back',
      words: say('Expected back'),
      isOffered: noun.isPaid && back === null && isPlain,
      open: set({ back: emptyBack }),
    },
    {
      name: 'refund',
      words: say('Refund of…'),
      isOffered: !isFee && canBeRefund({ draft, noun, entry }),
      open: set({ refundOf: '' }),
    },
    {
      name: 'months',
      words: say('Pay in parts'),
      isOffered:
        noun.isPaid &&
        entry === null &&
        isPlain &&
        back === null &&
        lines === null &&
        repeats === null,
      open: set({ months: '3' }),
    },
  ]
}

/** What is seldom needed waits behind a word. */
export function SectionButtons(props: SectionButtonsProps) {
  const openers = openersFor(props).filter(({ isOffered }) => isOffered)
  if (openers.length === 0) return null
  const start = ({ name, open }: Opener) => {
    flushSync(open)
    focusSection(name)
  }
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      {openers.map((opener) => (
        <Button
          key={opener.name}
          look="quiet"
          className="px-2 text-sm text-muted-foreground"
          onClick={() => start(opener)}
        >
          <Plus aria-hidden />
          {opener.words}
        </Button>
      ))}
    </div>
  )
}
