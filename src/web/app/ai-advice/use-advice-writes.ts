import { useMemo } from 'react'
import type { Advice, Doing } from '#contract/advice/calls.ts'
import type { AdviceAnswer, AdviceChoice } from '#web/data/advice.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { acting, isFollowed, noting, puttingAside } from './act.ts'

export interface AdviceWrites {
  readonly act: (advice: Advice, action: Doing) => void
  /** Its form was opened; whether it was saved is seen when the advice is read again. */
  readonly opened: (advice: Advice) => void
  /** What is advised now, after forms were opened. */
  readonly seen: (advised: readonly Advice[]) => void
  readonly putAside: (advice: Advice) => void
  readonly bringBack: (choice: AdviceChoice) => void
  readonly forget: (answer: AdviceAnswer) => void
}

/** Kept while the pages of the forms are visited. */
let lastOpened: Advice | null = null

export function useAdviceWrites(): AdviceWrites {
  const replica = useReplica()
  const choices = useWrites('advice_choices')
  const answers = useWrites('advice_answers')
  return useMemo(
    () => ({
      act(advice, action) {
        const ids = { choice: newId(), made: newId() }
        const write = acting(
          advice,
          action,
          ids,
          (table, id) => replica.rows(table).get(id) ?? null,
        )
        choices.run(write, { title: action.done, description: advice.title })
      },
      opened(advice) {
        lastOpened = advice
      },
      seen(advised) {
        if (!lastOpened || !isFollowed(lastOpened, advised)) return
        choices.run(noting(lastOpened, newId()), {
          title: say('Followed'),
          description: lastOpened.title,
        })
        lastOpened = null
      },
      putAside(advice) {
        const description = say('It stays away until the facts change.')
        choices.run(puttingAside(advice, newId()), { title: say('Put aside'), description })
      },
      bringBack: (choice) =>
        choices.remove(choice, { title: say('It counts again'), description: choice.title }),
      forget: (answer) => answers.remove(answer, { title: say('Deleted from your history') }),
    }),
    [replica, choices, answers],
  )
}
