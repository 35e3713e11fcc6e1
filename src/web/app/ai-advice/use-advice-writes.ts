import { useMemo } from 'react'
import type { Advice, Doing } from '#contract/advice-calls.ts'
import { collectionShapes } from '#contract/collection-shapes.ts'
import type { AdviceAnswer, AdviceChoice } from '#web/data/advice.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { toast } from '#web/ui/toast.ts'
import { actStep, asideStep, type Step } from './act.ts'

/** Every one at once on screen, with a way back in the toast. */
export interface AdviceWrites {
  readonly act: (advice: Advice, action: Doing) => void
  readonly putAside: (advice: Advice) => void
  readonly bringBack: (choice: AdviceChoice) => void
  readonly forget: (answer: AdviceAnswer) => void
}

type Kept = Readonly<Record<string, unknown>> & { readonly id: string }

const docOf = (collection: 'advice_choices' | 'advice_answers', row: Kept) => ({
  id: row.id,
  ...Object.fromEntries(collectionShapes[collection].writable.map((field) => [field, row[field]])),
})

const removal = (collection: 'advice_choices' | 'advice_answers', row: Kept): Step => ({
  there: [{ name: `${collection}.delete`, args: { id: row.id } }],
  back: [{ name: `${collection}.create`, args: { doc: docOf(collection, row) } }],
})

export function useAdviceWrites(): AdviceWrites {
  const replica = useReplica()
  return useMemo(() => {
    const take = ({ there, back }: Step, title: string, description?: string) => {
      void send(replica, there)
      toast({
        title,
        ...(description && { description }),
        action: { label: 'Undo', onClick: () => void send(replica, back) },
      })
    }
    return {
      act(advice, action) {
        const ids = { choice: newId(), made: newId() }
        const step = actStep(
          advice,
          action,
          ids,
          (table, id) => replica.rows(table).get(id) ?? null,
        )
        take(step, action.done, advice.title)
      },
      putAside: (advice) =>
        take(asideStep(advice, newId()), 'Put aside', 'It stays away until the facts change.'),
      bringBack: (choice) =>
        take(removal('advice_choices', { ...choice }), 'It counts again', choice.title),
      forget: (answer) =>
        take(removal('advice_answers', { ...answer }), 'Deleted from your history'),
    }
  }, [replica])
}
