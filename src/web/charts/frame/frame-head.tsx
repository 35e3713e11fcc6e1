import ChartLine from 'lucide-react/icons/chart-line'
import Download from 'lucide-react/icons/download'
import Table2 from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface FrameHeadProps {
  readonly id: string
  /** What is drawn, said in a word or two. */
  readonly about: string
  /** What the picture shows. */
  readonly finding: ReactNode
  readonly actions?: ReactNode
  readonly isTable: boolean
  readonly onTable: (isTable: boolean) => void
  /** Null where the figures are not for a file. */
  readonly onSave: (() => void) | null
}

const actLook = 'px-2 text-sm text-muted-foreground'

/** What a picture says, and the ways to see and keep its figures. */
export function FrameHead(props: FrameHeadProps) {
  const { id, about, finding, actions, isTable, onTable, onSave } = props
  return (
    <figcaption className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="text-sm text-muted-foreground">{about}</p>
        <h2 id={id} className="font-semibold">
          {finding}
        </h2>
      </div>
      <div className="-mx-2 -my-1 flex flex-wrap">
        {actions}
        {onSave ? (
          <Button look="quiet" className={actLook} onClick={onSave}>
            <Download aria-hidden />
            <span>
              <Say
                words="CSV<part> of {about}</part>"
                about={about}
                part={(inner) => <span className="sr-only">{inner}</span>}
              />
            </span>
          </Button>
        ) : null}
        <Button look="quiet" className={actLook} onClick={() => onTable(!isTable)}>
          {isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? say('Show as a picture') : say('Show as a table')}
        </Button>
      </div>
    </figcaption>
  )
}
