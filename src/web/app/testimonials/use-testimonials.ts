import { useMemo } from 'react'
import { newId } from '#web/data/new-id.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { newestFirst } from '#web/fields/newest-first.ts'
import { send } from '#web/fields/send.ts'
import { toast } from '#web/ui/toast.ts'
import {
  asTestimonial,
  create,
  fieldsOf,
  remove,
  type Testimonial,
  type TestimonialFields,
  update,
} from './testimonial.ts'

/** One's own, newest first. */
export function useTestimonials(): readonly Testimonial[] {
  const { replica, version } = useTable('testimonials')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    return [...replica.rows('testimonials').values()].map(asTestimonial).sort(newestFirst)
  }, [replica, version])
}

/** Every one at once on screen, with a way back in the toast. */
export interface TestimonialWrites {
  readonly add: (fields: TestimonialFields) => void
  readonly change: (row: Testimonial, fields: TestimonialFields) => void
  readonly withdraw: (row: Testimonial) => void
}

export function useTestimonialWrites(): TestimonialWrites {
  const replica = useReplica()
  return useMemo(() => {
    const take = (there: Wish, back: Wish, title: string, description?: string) => {
      void send(replica, [there])
      const action = { label: 'Undo', onClick: () => void send(replica, [back]) }
      toast({ title, ...(description && { description }), action })
    }
    return {
      add: (fields) => {
        const id = newId()
        const next = 'It appears in public once we have read it.'
        take(create(id, fields), remove(id), 'Thank you', next)
      },
      change: (row, fields) => {
        const before = fieldsOf(row)
        if (JSON.stringify(before) === JSON.stringify(fields)) return
        const title = 'Changed your testimonial'
        take(update(row.id, fields), update(row.id, before), title, 'We read it again first.')
      },
      withdraw: (row) =>
        take(remove(row.id), create(row.id, fieldsOf(row)), 'Withdrew your testimonial'),
    }
  }, [replica])
}
