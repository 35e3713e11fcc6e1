import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import type { Testimonial } from './testimonial.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialSheet } from './testimonial-sheet.tsx'
import { useTestimonials, useTestimonialWrites } from './use-testimonials.ts'

/** What a person says of the product: theirs to change and to take back. */
export function TestimonialsPage() {
  const rows = useTestimonials()
  const isDemo = useSession().user?.demoUntil != null
  const writes = useTestimonialWrites(isDemo)
  const { isComplete } = useReplicaStatus()
  const [open, setOpen] = useState<Testimonial | 'new' | null>(null)
  return (
    <div className="grid w-full grid-cols-1 gap-4">
      {rows.length > 0 ? (
        <div className="flex justify-end">
          <Button onClick={() => setOpen('new')}>
            <Plus aria-hidden />
            {say('Write another')}
          </Button>
        </div>
      ) : null}
      {rows.length === 0 && !isComplete ? (
        <div role="status" aria-label={say('Loading your testimonials')}>
          <Skeleton className="h-48" />
        </div>
      ) : null}
      {rows.length === 0 && isComplete ? (
        <Card>
          <Empty
            icon={<MessageSquareQuote aria-hidden />}
            title={say('How is Moneycomb for you?')}
            action={<Button onClick={() => setOpen('new')}>{say('Write a testimonial')}</Button>}
          >
            {say(
              `A few honest words help others decide. You can change them or take them back at any
              time.`,
            )}
          </Empty>
        </Card>
      ) : null}
      <ul aria-label={say('Your testimonials')} className="grid gap-4">
        {rows.map((row) => (
          <TestimonialCard
            key={row.id}
            row={row}
            isDemo={isDemo}
            onEdit={() => setOpen(row)}
            onWithdraw={() => writes.withdraw(row)}
          />
        ))}
      </ul>
      {open ? (
        <TestimonialSheet
          row={open === 'new' ? null : open}
          onSave={(fields) => (open === 'new' ? writes.add(fields) : writes.change(open, fields))}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}
