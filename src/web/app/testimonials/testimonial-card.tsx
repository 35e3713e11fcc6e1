import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Stars } from './stars.tsx'
import type { Testimonial } from './testimonial.ts'
import { standingOf } from './testimonial-words.ts'

export interface TestimonialCardProps {
  readonly row: Testimonial
  readonly isDemo: boolean
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}

export function TestimonialCard({ row, isDemo, onEdit, onWithdraw }: TestimonialCardProps) {
  const { look, words, more } = standingOf(row.status ?? null, isDemo)
  return (
    <li className="grid gap-3 rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars rating={row.rating} />
        <Badge look={look}>{words}</Badge>
      </div>
      <blockquote className="whitespace-pre-line wrap-anywhere">{row.text}</blockquote>
      <p className="text-sm wrap-anywhere text-muted-foreground">
        <Say words="Shown as {shownAs}" shownAs={row.shownAs} />
      </p>
      <p className="text-sm">{row.note ? `${row.note} ${more}` : more}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onEdit}>
          {say('Edit')}
        </Button>
        <Button look="quiet" className="text-over" onClick={onWithdraw}>
          {say('Withdraw')}
        </Button>
      </div>
    </li>
  )
}
