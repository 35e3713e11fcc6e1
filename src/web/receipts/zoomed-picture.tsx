import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export interface ZoomedPictureProps {
  readonly url: string
  readonly label: string
  readonly className?: string
  /** Drawn over the picture, in fractions of its size. */
  readonly children?: ReactNode
}

/** What scrolls has to be reached by keyboard. */
const reached = { tabIndex: 0 } as const

const steps = [1, 1.5, 2, 3, 4] as const

/** A picture as wide as its place, or wider: then one looks around by scrolling. */
export function ZoomedPicture({ url, label, className, children }: ZoomedPictureProps) {
  const [step, setStep] = useState(0)
  const percent = Math.round((steps[step] ?? 1) * 100)
  return (
    <div className={classes('relative flex min-h-0 flex-1 flex-col', className)}>
      <section
        aria-label={label}
        {...reached}
        className="min-h-0 flex-1 overflow-auto overscroll-contain rounded-lg border bg-muted"
      >
        <div className="relative" style={{ width: `${percent}%` }}>
          <img src={url} alt={label} className="block w-full" />
          {children}
        </div>
      </section>
      <div className="absolute right-3 bottom-3 flex rounded-lg border bg-popover shadow-floating">
        <IconButton
          label={say('Smaller')}
          disabled={step === 0}
          onClick={() => setStep((now) => Math.max(0, now - 1))}
        >
          <Minus aria-hidden />
        </IconButton>
        <output className="amount grid min-w-12 place-items-center text-sm">{percent} %</output>
        <IconButton
          label={say('Larger')}
          disabled={step === steps.length - 1}
          onClick={() => setStep((now) => Math.min(steps.length - 1, now + 1))}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
