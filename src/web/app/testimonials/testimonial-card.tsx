import type { TestimonialStatus } from '#contract/testimonials/entities.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge, type BadgeProps } from '#web/ui/page/badge.tsx'
import { Stars } from './stars.tsx'
import type { Testimonial } from './testimonial.ts'

export interface TestimonialCardProps {
  readonly row: Testimonial
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}

interface Told {
  readonly look: NonNullable<BadgeProps['look']>
  readonly words: string
  readonly more: string
}

const told: Readonly<Record<TestimonialStatus, Told>> = {
  waiting: {
    look: 'warning',
    words: 'Waiting',
    more: 'We read it first. Until then only you see it.',
  },
  approved: { look: 'success', words: 'Public', more: 'Everybody can read it on our site.' },
  rejected: {
    look: 'default',
    words: 'Not shown',
    more: 'You can change it, and we read it again.',
  },
}

export function TestimonialCard({ row, onEdit, onWithdraw }: TestimonialCardProps) {
  const { look, words, more } = told[row.status ?? 'waiting']
  return (
    <li className="grid gap-3 rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars rating={row.rating} />
        <Badge look={look}>{words}</Badge>
      </div>
      <blockquote className="whitespace-pre-line wrap-anywhere">{row.text}</blockquote>
      <p className="text-sm wrap-anywhere text-muted-foreground">Shown as {row.shownAs}</p>
      <p className="text-sm">{row.note ? `${row.note} ${more}` : more}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onEdit}>
          Edit
        </Button>
        <Button look="quiet" className="text-over" onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
    </li>
  )
}
